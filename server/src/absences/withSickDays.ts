import { isOnProlongedSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import { eachDay, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { AbsenceRow, PersonAbsencesRow } from './absenceStore.ts'

type SickPerson = Omit<PersonAbsencesRow, 'absences'>
type Span = { readonly from: Day; readonly until: Day }

/** Puts the weekdays of prolonged sickness between the absences: no record stands for them. */
export const withSickDays = (absences: readonly AbsenceRow[], person: SickPerson, span: Span): AbsenceRow[] =>
  [...absences, ...sickDaysOf(person, span)].sort(byDay)

function sickDaysOf(person: SickPerson, { from, until }: Span): AbsenceRow[] {
  const { employment, prolonged_sick_leaves: sickLeaves, sick_day_seconds: seconds } = person
  if (sickLeaves.length === 0) return []
  return eachDay(from, until)
    .filter((day) => !isWeekend(day) && containsDay(employment, day) && isOnProlongedSickLeave(sickLeaves, day))
    .map((day) => ({ ...SICK_DAY, day, seconds }))
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
