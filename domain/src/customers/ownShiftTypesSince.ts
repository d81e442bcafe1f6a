import { addMonths, firstDayOf, monthOf } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

/** For how many months after the end of a contract its shifts can still be corrected. */
const MONTHS_AFTER_CONTRACT = 3

/** A contract on this day or later lets a person keep own shift types at the customer (rule customers-40). */
export const ownShiftTypesSince = (today: Day): Day => firstDayOf(addMonths(monthOf(today), -MONTHS_AFTER_CONTRACT))
