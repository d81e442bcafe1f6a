/**
 * An inactive accounting cost stays on the free costs that already have it, but HR cannot choose it for other free
 * costs (rule invoicing-40).
 */
export const refusalToUseAccountingCost = (
  chosen: { readonly id: number; readonly active: boolean },
  alreadyUsed: readonly number[],
): { readonly code: 'accounting_cost_inactive' } | null =>
  chosen.active || alreadyUsed.includes(chosen.id) ? null : { code: 'accounting_cost_inactive' }
