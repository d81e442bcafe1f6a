const monthFreezes = ['month_frozen', 'month_invoiced'] as const

/** Why a contract month can no longer change. A reason is also the code of the refusal. */
export type MonthFreeze = (typeof monthFreezes)[number]

/** True when a refusal says that the month is frozen, and not that one record in the month cannot change. */
export const isOfFrozenMonth = (refusal: { readonly code: string } | null): boolean =>
  monthFreezes.some((freeze) => freeze === refusal?.code)
