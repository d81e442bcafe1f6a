import type { Warned } from '@uurwerk/contract/warnings'
import { newWorkingTimeWarnings } from '@uurwerk/domain/planning/newWorkingTimeWarnings'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift'
import type { ShiftFactsRow } from './shiftFactsStore.ts'

type Change = {
  /** The id of the changed shift; undefined when shifts are only added. */
  readonly shiftId?: number
  readonly shifts: readonly ShiftTimes[]
}

/** The new working time warnings of a change, or null. The change is accepted (rules planning-48, planning-61). */
export function warningOfWorkingTime(facts: ShiftFactsRow, { shiftId, shifts }: Change): Warned | null {
  const staying = facts.shifts.filter(({ id }) => id !== shiftId)
  const warnings = newWorkingTimeWarnings({
    kind: facts.kind,
    before: facts.shifts,
    after: [...staying, ...shifts],
  })
  return warnings.length === 0 ? null : { code: 'working_time', warnings }
}
