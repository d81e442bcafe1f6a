import { addMonths, firstDayOf, monthOf } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

/** The shifts of a contract can still be corrected during this number of months after the contract ends. */
const MONTHS_AFTER_CONTRACT = 3

/**
 * The first day of the period that decides at which customers a person keeps own shift types. The person needs a
 * contract with the customer on that day or later (rule customers-40).
 */
export const ownShiftTypesSince = (today: Day): Day => firstDayOf(addMonths(monthOf(today), -MONTHS_AFTER_CONTRACT))
