import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  removeWorkedShiftFor,
  undoShiftRemovalFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { warnOfRemovedRecupHolidays } from '../../app/month/warnOfRemovedRecupHolidays.ts'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { dayOf, recordOf } from '../shifts/workedShifts.ts'
import type { WorkedShifts } from '../shifts/workedShifts.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { contractTimesheetQuery } from '../../app/month/personMonthQueries.ts'

/** The calls with which HR changes a person's worked shifts, in open and confirmed months. */
export function usePersonShifts(yearMonth: YearMonth): WorkedShifts {
  const client = useQueryClient()
  const params = (contractId: number) => ({ contractId, yearMonth })
  const keep = {
    onSuccess: (answer: FullTimesheet) => {
      warnOfRemovedRecupHolidays(answer.removedRecupHolidays, 'hr')
    },
  }
  const create = useAction(createWorkedShiftFor, keep)
  const edit = useAction(editWorkedShiftFor, keep)
  const remove = useAction(removeWorkedShiftFor, keep)
  const undoRemoval = useAction(undoShiftRemovalFor, keep)
  const convert = useAction(convertWorkedShiftFor, keep)

  return {
    create: (contractId, body) => create.mutateAsync({ params: params(contractId), body }),
    edit: (shift, body) =>
      edit.mutateAsync({ params: params(shift.contractId), body: { ...body, ...recordOf(shift), day: dayOf(shift) } }),
    remove: async (shift) => {
      const inMonth = params(shift.contractId)
      const wasApproved = client.getQueryData(contractTimesheetQuery(inMonth).queryKey)?.confirmedForInvoice === true
      const body = { ...recordOf(shift), day: dayOf(shift) }
      const { undoId } = await remove.mutateAsync({ params: inMonth, body })
      if (undoId === null) return
      showUndo(wasApproved ? texts.personMonth.removedApproval : texts.timesheets.removed, () =>
        undoRemoval.mutate({ params: inMonth, body: { undoId } }),
      )
    },
    convert: (shift) =>
      convert.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), dayOfMonth: dayOf(shift) } }),
  }
}
