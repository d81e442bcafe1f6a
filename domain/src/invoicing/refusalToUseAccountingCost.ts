/**
 * The reason why an accounting cost cannot be used. Free costs that already have an inactive accounting cost keep it,
 * but HR cannot choose it for other free costs (rule invoicing-40).
 */
export const refusalToUseAccountingCost = (
  chosen: { readonly id: number; readonly active: boolean },
  alreadyUsed: readonly number[],
): { readonly code: 'accounting_cost_inactive' } | null =>
  chosen.active || alreadyUsed.includes(chosen.id) ? null : { code: 'accounting_cost_inactive' }
