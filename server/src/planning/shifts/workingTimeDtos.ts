import { workingTimeSentence, type WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { workingTimeOfMonth } from '@uurwerk/domain/planning/workingTime/workingTimeOfMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** The shifts of the month and of the weeks around it. */
type Worked = { readonly kind: PersonKind; readonly shifts: readonly ShiftTimes[] }

export const workingTimeDtos = (
  yearMonth: YearMonth,
  worked: Worked,
  reader: ActingAs = 'employee',
): WorkingTimeWarning[] =>
  workingTimeOfMonth(yearMonth, worked).map(({ day, warning }) => ({
    day,
    code: warning.code,
    severity: warning.severity,
    message: workingTimeSentence(warning, reader),
  }))
