import { convertWorkedShift, undoShiftRemoval, type WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { warnOfRemovedRecupHolidays } from '../../app/month/warnOfRemovedRecupHolidays.ts'
import { useQueuedAction } from '../../app/api/outbox/useQueuedAction.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { actOfWorked, type WorkedChange } from './workedChange.ts'
import { dayOf, recordOf, type WorkedShifts } from './workedShifts.ts'

/** Each answer replaces the cached month. Without a network, a change waits in the browser. */
export function useWorkedShifts(yearMonth: YearMonth): WorkedShifts {
  const keep = {
    onSuccess: (answer: WorkedMonth | null) => {
      if (answer !== null) warnOfRemovedRecupHolidays(answer.removedRecupHolidays)
    },
  }
  const { mutateAsync: change } = useQueuedAction<WorkedChange, WorkedMonth>(actOfWorked, keep)
  const convert = useAction(convertWorkedShift, keep)
  const undoRemoval = useAction(undoShiftRemoval, keep)
  const params = (contractId: number) => ({ contractId, yearMonth })

  return {
    create: (contractId, body) => change({ yearMonth, kind: 'create', contractId, body }),
    edit: (shift, body) => change({ yearMonth, kind: 'edit', shift, body }),
    remove: async (shift) => {
      const answer = await change({ yearMonth, kind: 'remove', shift })
      const undoId = answer?.undoId ?? null
      if (undoId === null) return
      const inMonth = params(shift.contractId)
      showUndo(texts.timesheets.removed, () => undoRemoval.mutate({ params: inMonth, body: { undoId } }))
    },
    convert: (shift) =>
      convert.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), dayOfMonth: dayOf(shift) } }),
  }
}
