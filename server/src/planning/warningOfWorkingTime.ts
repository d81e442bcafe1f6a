import type { Warned } from '@uurwerk/contract/warnings'
import { newWorkingTimeWarnings } from '@uurwerk/domain/planning/newWorkingTimeWarnings'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift'
import type { ShiftFactsRow } from './shiftFactsStore.ts'

type Change = {
  /** Of the shift that is changed; none when shifts only come. */
  readonly shiftId?: number
  readonly shifts: readonly ShiftTimes[]
}

/** What a change makes of somebody's working time that was not so before; it is taken all the same. */
export function warningOfWorkingTime(facts: ShiftFactsRow, { shiftId, shifts }: Change): Warned | null {
  const staying = facts.shifts.filter(({ id }) => id !== shiftId)
  const warnings = newWorkingTimeWarnings({
    kind: facts.kind,
    before: facts.shifts,
    after: [...staying, ...shifts],
  })
  return warnings.length === 0 ? null : { code: 'working_time', warnings }
}
