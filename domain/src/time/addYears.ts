import { dayOfMonth, yearOf, type Day } from './day.ts'
import { daysInMonth } from './dayNumber.ts'
import { fourDigits, twoDigits } from './digits.ts'

/** The same day in another year. 29 February becomes 28 February in a year without a leap day (rule time-22). */
export function addYears(day: Day, years: number): Day {
  const year = yearOf(day) + years
  const month = Number(day.slice(5, 7))
  const last = daysInMonth(year, month)
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(Math.min(dayOfMonth(day), last))}` as Day
}
