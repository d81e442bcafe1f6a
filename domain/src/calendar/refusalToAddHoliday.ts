import type { Day } from '../time/day.ts'
import { holidayOn, type Holiday } from './holidays.ts'

export type NewHolidayFacts = {
  /** The holidays that the company has already added. */
  readonly extra: readonly Holiday[]
  readonly monthIsFixed: boolean
  /** The names of the people with an absence on the day. */
  readonly absentPeople: readonly string[]
}

export type NewHolidayRefusal =
  | { readonly code: 'holiday_exists' }
  | { readonly code: 'holiday_in_fixed_month' }
  | { readonly code: 'holiday_occupied'; readonly people: readonly string[] }

/** A new holiday would change the month of every employee (rules time-31, time-32, time-33). */
export function refusalToAddHoliday(
  { extra, monthIsFixed, absentPeople }: NewHolidayFacts,
  day: Day,
): NewHolidayRefusal | null {
  if (holidayOn(day, extra) !== null) return { code: 'holiday_exists' }
  if (monthIsFixed) return { code: 'holiday_in_fixed_month' }
  return absentPeople.length === 0 ? null : { code: 'holiday_occupied', people: absentPeople }
}
