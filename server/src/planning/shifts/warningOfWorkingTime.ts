import type { PlanningWarning } from '@uurwerk/contract/planning/warnings'
import { newWorkingTimeWarnings } from '@uurwerk/domain/planning/workingTime/newWorkingTimeWarnings'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import type { ShiftFactsRow } from './shiftFactsStore.ts'

type Change = {
  /** The id of the changed shift. It is undefined when the request only adds shifts. */
  readonly shiftId?: number
  readonly shifts: readonly ShiftTimes[]
}

/**
 * The warning about new working-time problems that a change of shifts causes; null when the change causes none. The
 * warning does not refuse the change (rules planning-48, planning-61).
 */
export function warningOfWorkingTime(facts: ShiftFactsRow, { shiftId, shifts }: Change): PlanningWarning | null {
  const staying = facts.shifts.filter(({ id }) => id !== shiftId)
  const warnings = newWorkingTimeWarnings({
    kind: facts.kind,
    before: facts.shifts,
    after: [...staying, ...shifts],
  })
  return warnings.length === 0 ? null : { code: 'working_time', warnings }
}
