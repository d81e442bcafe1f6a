import type { Seconds } from '@uurwerk/domain/money/seconds'
import { eachDay, isWeekend, type Day } from '@uurwerk/domain/time/day'
import { containsDay, type DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { isOnProlongedSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import type { AbsenceRow } from './absenceStore.ts'

type SickPerson = {
  readonly prolongedSickLeave: readonly DayPeriod[]
  readonly employment: DayPeriod
  readonly sickDaySeconds: Seconds
}

/** The weekdays of prolonged sickness, each as an absence that no record stands for. */
export function sickDaysOf(person: SickPerson, from: Day, until: Day): AbsenceRow[] {
  if (person.prolongedSickLeave.length === 0) return []
  return eachDay(from, until)
    .filter((day) => !isWeekend(day) && containsDay(person.employment, day) && isOnProlongedSickLeave(person.prolongedSickLeave, day))
    .map((day) => ({
      id: 0,
      version: 0,
      day,
      category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE',
      fullDay: true,
      seconds: person.sickDaySeconds,
      editedByAdmin: true,
      counter: null,
    }))
}
