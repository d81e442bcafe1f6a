import { isOnProlongedSickLeave } from '@uurwerk/domain/employment/isOnProlongedSickLeave'
import { eachDay, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AbsenceRow, PersonAbsencesRow } from './absenceStore.ts'

type SickPerson = Omit<PersonAbsencesRow, 'absences'>
type Span = { readonly from: Day; readonly until: Day }

export const spanOf = (yearMonth: YearMonth): Span => ({ from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })

/**
 * Adds the weekdays of a prolonged sickness to the absences, because the database stores only the period of the
 * sickness (rule absences-22).
 */
export const withSickDays = (absences: readonly AbsenceRow[], person: SickPerson, span: Span): AbsenceRow[] =>
  [...absences, ...sickDaysOf(person, span)].sort(byDay)

const sickDaysOf = (person: SickPerson, span: Span): AbsenceRow[] =>
  prolongedSickLeaveDays(person, span)
    .filter((day) => !isWeekend(day))
    .map((day) => ({ ...SICK_DAY, day, seconds: person.sick_day_seconds }))

/** All days of prolonged sickness from the first to the last given day, weekends included. */
export function prolongedSickLeaveDays(
  { employment, prolonged_sick_leaves: sickLeaves }: Omit<SickPerson, 'sick_day_seconds'>,
  { from, until }: Span,
): Day[] {
  if (sickLeaves.length === 0) return []
  return eachDay(from, until).filter((day) => containsDay(employment, day) && isOnProlongedSickLeave(sickLeaves, day))
}

const SICK_DAY = {
  id: 0,
  version: 0,
  category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
  fullDay: true,
  editedByAdmin: true,
  counter: null,
} as const

const byDay = (a: AbsenceRow, b: AbsenceRow): number => (a.day === b.day ? a.id - b.id : a.day < b.day ? -1 : 1)
