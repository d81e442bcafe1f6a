/**
 * The reason why an accounting cost (the account of a free cost in the books) cannot be used. A free cost that already
 * has an inactive accounting cost keeps it, but HR cannot choose it for another free cost (rule invoicing-40).
 */
export const refusalToUseAccountingCost = (
  chosen: { readonly id: number; readonly active: boolean },
  alreadyUsed: readonly number[],
): { readonly code: 'accounting_cost_inactive' } | null =>
  chosen.active || alreadyUsed.includes(chosen.id) ? null : { code: 'accounting_cost_inactive' }
