import { addMonths, firstDayOf, monthOf } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

/** For how many months after the end of a contract its shifts can still be corrected. */
const MONTHS_AFTER_CONTRACT = 3

/**
 * The first day of the month three months ago. A person keeps own shift types at a customer when the person has a
 * contract with that customer on this day or later (rule customers-40).
 */
export const ownShiftTypesSince = (today: Day): Day => firstDayOf(addMonths(monthOf(today), -MONTHS_AFTER_CONTRACT))
