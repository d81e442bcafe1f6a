import type { Day } from '../time/day.ts'
import { holidayOn } from './holidays.ts'
import type { Holiday } from './holidays.ts'

export type NewHolidayFacts = {
  /** The days that the company has added so far. */
  readonly extra: readonly Holiday[]
  /** Some timesheet of the month is completed or invoiced. */
  readonly monthIsFixed: boolean
  /** Who has an absence on the day, by name. */
  readonly absentPeople: readonly string[]
}

export type NewHolidayRefusal =
  | { readonly code: 'holiday_exists' }
  | { readonly code: 'holiday_in_fixed_month' }
  | { readonly code: 'holiday_occupied'; readonly people: readonly string[] }

/** A holiday weighs on everybody's month: none that is closed, and nobody's leave is taken twice. */
export function refusalToAddHoliday(
  { extra, monthIsFixed, absentPeople }: NewHolidayFacts,
  day: Day,
): NewHolidayRefusal | null {
  if (holidayOn(day, extra) !== null) return { code: 'holiday_exists' }
  if (monthIsFixed) return { code: 'holiday_in_fixed_month' }
  return absentPeople.length === 0 ? null : { code: 'holiday_occupied', people: absentPeople }
}
