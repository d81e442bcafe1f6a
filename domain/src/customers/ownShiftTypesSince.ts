import { addMonths, firstDayOf, monthOf } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

/** For how many months after the end of a contract its shifts can still be corrected. */
const MONTHS_AFTER_CONTRACT = 3

/**
 * An employee can keep own shift types at a customer while a contract there has no end, or ends on this day or later
 * (rule customers-40).
 */
export const ownShiftTypesSince = (today: Day): Day => firstDayOf(addMonths(monthOf(today), -MONTHS_AFTER_CONTRACT))
