import type { WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import type { ApiProblem } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { ShiftForm } from './shiftForm.ts'
import { shiftFormOf } from './shiftForm.ts'
import { staleShiftFields } from './staleShiftFields.ts'

type Props = {
  readonly problem: ApiProblem
  readonly current: WorkedShift
  readonly yours: ShiftForm
  readonly onTake: () => void
  readonly onKeep: () => Promise<unknown>
}

/**
 * The dialog when another user changed the shift first. It shows the stored version and the user's version, and the
 * user chooses one.
 */
export const StaleShift = ({ problem, current, yours, onTake, onKeep }: Props) => (
  <StaleNotice
    title={texts.timesheets.stale(problem.changedBy)}
    fields={staleShiftFields(shiftFormOf(current), yours)}
    onTake={onTake}
    onKeep={onKeep}
  />
)
