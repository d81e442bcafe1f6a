import type { MonthFreeze } from '../../contracts/isOfFrozenMonth.ts'
import type { Day } from '../../time/day.ts'
import { daysOf, type YearMonth } from '../../time/yearMonth.ts'
import { absenceFactsOn, type AbsenceMonthFacts } from '../absenceMonthFacts.ts'

export type MonthBookingRefusal =
  | { readonly code: MonthFreeze }
  | { readonly code: 'not_in_employment' | 'on_prolonged_sick_leave'; readonly days: readonly Day[] }

/**
 * The reason why no day of a month can be booked: not employed, all months frozen, or a prolonged sickness (rules
 * absences-17, timesheets-49). Null when the month has a day without these reasons. Other facts can still refuse that
 * day.
 */
export function refusalToBookInMonth(facts: AbsenceMonthFacts, yearMonth: YearMonth): MonthBookingRefusal | null {
  const { days } = absenceFactsOn(facts, daysOf(yearMonth))
  const [first, ...others] = days.filter(({ isEmployed }) => isEmployed)
  if (first === undefined) return { code: 'not_in_employment', days: days.map(({ day }) => day) }
  const open = [first, ...others].filter(({ freeze }) => freeze === null)
  if (open.length === 0 && first.freeze !== null) return { code: first.freeze }
  if (open.some(({ onProlongedSickLeave }) => !onProlongedSickLeave)) return null
  return { code: 'on_prolonged_sick_leave', days: open.map(({ day }) => day) }
}
