/** A cost that is no longer offered stays where it is, and comes nowhere else. */
export const refusalToUseAccountingCost = (
  chosen: { readonly id: number; readonly active: boolean },
  alreadyUsed: readonly number[],
): { readonly code: 'accounting_cost_inactive' } | null =>
  chosen.active || alreadyUsed.includes(chosen.id) ? null : { code: 'accounting_cost_inactive' }
