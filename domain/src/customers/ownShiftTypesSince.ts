import { addMonths, firstDayOf, monthOf } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

/** Months of which shifts are still put right after a contract has ended. */
const MONTHS_AFTER_CONTRACT = 3

/**
 * Somebody keeps shift types at the customers on whose contract they still worked on this day or later (rule
 * customers-40).
 */
export const ownShiftTypesSince = (today: Day): Day => firstDayOf(addMonths(monthOf(today), -MONTHS_AFTER_CONTRACT))
