import {
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { useAction } from '../../app/api/useAction.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import type { SickLeavePeriod } from './sickLeaveForm.ts'

type Change = {
  /** The period before the change; null when the change started the sickness. */
  readonly before: SickLeavePeriod | null
  /** The id of the period; null when the change removed the sickness. */
  readonly id: number | null
}

/**
 * The undo sends the former period as a new change. After this change, as after every change of a period, the server
 * removes and restores shifts and absences.
 */
export function useSickLeaveUndo(personId: number): (message: string, change: Change) => void {
  const { mutate: start } = useAction(startProlongedSickLeave)
  const { mutate: update } = useAction(updateProlongedSickLeave)
  const { mutate: remove } = useAction(removeProlongedSickLeave)
  const params = { id: personId }

  function restore({ before, id }: Change): void {
    if (before === null) return remove({ params: { ...params, periodId: id ?? 0 }, query: { giveBack: 'true' } })
    const { startDate, endDate } = before
    if (id === null) start({ params, body: { date: startDate, endDate } })
    else update({ params, body: { id, startDate, endDate } })
  }
  return (message, change) => showUndo(message, () => restore(change))
}
