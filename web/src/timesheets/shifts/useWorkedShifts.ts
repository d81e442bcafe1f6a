import {
  convertWorkedShift,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
  undoShiftRemoval,
} from '@uurwerk/contract/timesheets/timesheets'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { warnOfRemovedRecupHolidays } from '../../app/month/warnOfRemovedRecupHolidays.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { dayOf, recordOf } from './workedShifts.ts'
import type { WorkedShifts } from './workedShifts.ts'

/** The calls with which an employee changes the worked shifts of a month. Each answer replaces the cached month. */
export function useWorkedShifts(yearMonth: YearMonth): WorkedShifts {
  const keep = {
    onSuccess: (answer: WorkedMonth) => {
      warnOfRemovedRecupHolidays(answer.removedRecupHolidays)
    },
  }
  const create = useAction(createWorkedShift, keep)
  const edit = useAction(editWorkedShift, keep)
  const remove = useAction(removeWorkedShift, keep)
  const convert = useAction(convertWorkedShift, keep)
  const undoRemoval = useAction(undoShiftRemoval, keep)
  const params = (contractId: number) => ({ contractId, yearMonth })

  return {
    create: (contractId, body) => create.mutateAsync({ params: params(contractId), body }),
    edit: (shift, body) =>
      edit.mutateAsync({ params: params(shift.contractId), body: { ...body, ...recordOf(shift), day: dayOf(shift) } }),
    remove: async (shift) => {
      const body = { ...recordOf(shift), day: dayOf(shift) }
      const inMonth = params(shift.contractId)
      const { undoId } = await remove.mutateAsync({ params: inMonth, body })
      if (undoId === null) return
      showUndo(texts.timesheets.removed, () => undoRemoval.mutate({ params: inMonth, body: { undoId } }))
    },
    convert: (shift) =>
      convert.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), dayOfMonth: dayOf(shift) } }),
  }
}
