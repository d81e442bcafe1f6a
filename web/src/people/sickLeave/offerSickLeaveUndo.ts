import {
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { call } from '../../app/api/call.ts'
import { showFailure } from '../../app/api/queryClient.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import type { SickLeavePeriod } from './sickLeaveForm.ts'

type Change = {
  readonly personId: number
  /** The period before the change; null when the change started the sickness. */
  readonly before: SickLeavePeriod | null
  /** The id of the period; null when the change removed the sickness. */
  readonly id: number | null
}

/**
 * Shows that a prolonged sickness has changed, with a button that restores its former period. The server removes and
 * restores the shifts and absences as it does for any other change of the period.
 */
export const offerSickLeaveUndo = (message: string, change: Change): void =>
  showUndo(message, () => void restore(change).catch(showFailure))

function restore({ personId, before, id }: Change): Promise<unknown> {
  const params = { id: personId }
  if (before === null)
    return call(removeProlongedSickLeave, { params: { ...params, periodId: id ?? 0 }, query: { giveBack: 'true' } })
  const { startDate, endDate } = before
  return id === null
    ? call(startProlongedSickLeave, { params, body: { date: startDate, endDate } })
    : call(updateProlongedSickLeave, { params, body: { id, startDate, endDate } })
}
