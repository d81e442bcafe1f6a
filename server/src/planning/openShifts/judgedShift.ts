import { warningSentences } from '@uurwerk/contract/planning/warnings'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { refusalToPlanShift, type ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { warningBesideHalfDay } from '@uurwerk/domain/planning/warningBesideHalfDay'
import { newWorkingTimeWarnings } from '@uurwerk/domain/planning/workingTime/newWorkingTimeWarnings'
import type { StoredAvailability } from '../availability/availabilityByPerson.ts'
import { warningOfUnavailableDays } from '../availability/warningOfAvailability.ts'
import type { PersonShiftFactsRow } from '../shifts/shiftFactsStore.ts'

type Input = {
  readonly rules: ShiftPlanningFacts
  readonly times: ShiftTimes
  readonly reader: ActingAs
  /** The availability of the person on the days around the shift. */
  readonly availability: StoredAvailability
}

/**
 * The result of the planning rules for a shift that is not planned yet: the refusal, the warnings, and whether it
 * causes a new working-time warning of the severity 'strong'. A claim with such a warning waits for HR (rule needs-8).
 */
export function judgedShift(row: PersonShiftFactsRow, { rules, times, reader, availability }: Input) {
  const workingTime = newWorkingTimeWarnings({ kind: row.kind, before: row.shifts, after: [...row.shifts, times] })
  const halfDays = row.absences.filter(({ full }) => !full).map(({ day }) => day)
  return {
    refusal: refusalToPlanShift(rules, [times]),
    isStrong: workingTime.some(({ severity }) => severity === 'strong'),
    warnings: warningSentences(
      [
        warningBesideHalfDay(halfDays, [times]),
        warningOfUnavailableDays(availability, [times]),
        workingTime.length === 0 ? null : { code: 'working_time', warnings: workingTime },
      ],
      reader,
    ),
  }
}
