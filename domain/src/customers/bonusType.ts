/** The premiums of a stretch of working time come first, in the order of house rules §5: on equal percentages the later wins. */
export const PREMIUMS = ['LATE', 'NIGHT', 'SATURDAY', 'HOLIDAY', 'INTERRUPTED'] as const

export const BONUS_TYPES = [...PREMIUMS, 'CALLOUT24', 'CALLOUT48'] as const

/** What lifts the price of some working time, and nothing else at the same time. */
export type Premium = (typeof PREMIUMS)[number]

export type BonusType = (typeof BONUS_TYPES)[number]
