/** A free cost keeps an inactive accounting cost, but no other free cost can get it (rule invoicing-40). */
export const refusalToUseAccountingCost = (
  chosen: { readonly id: number; readonly active: boolean },
  alreadyUsed: readonly number[],
): { readonly code: 'accounting_cost_inactive' } | null =>
  chosen.active || alreadyUsed.includes(chosen.id) ? null : { code: 'accounting_cost_inactive' }
