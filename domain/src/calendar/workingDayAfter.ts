import { addDays, isWeekend, type Day } from '../time/day.ts'
import { holidayOn, type Holiday } from './holidays.ts'

/** Working days are Monday to Friday, except legal and company holidays. */
export function workingDayAfter(start: Day, workingDays: number, extraHolidays: readonly Holiday[] = []): Day {
  let day = start
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1)
    if (!isWeekend(day) && holidayOn(day, extraHolidays) === null) left -= 1
  }
  return day
}
