import type { Day } from './day.ts'

/**
 * The reason why a request for the records of a range of days is refused: the range ends before it begins (rule
 * time-39).
 */
export const refusalOfRange = (from: Day, to: Day): { readonly code: 'range_reversed' } | null =>
  to < from ? { code: 'range_reversed' } : null
