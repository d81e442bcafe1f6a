import { planShift } from '@uurwerk/contract/planning'
import { convertWorkedShift, createWorkedShift, editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets'
import type { WorkedMonth, WorkedShift } from '@uurwerk/contract/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { warnOfRemovedRecupHolidays } from '../absences/warnOfRemovedRecupHolidays.ts'
import { useAction } from '../api/useAction.ts'
import { refreshMonth } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { showUndo } from '../ui/showUndo.tsx'
import { workedMonthQuery } from './queries.ts'
import { dayOf, recordOf, shiftAgain } from './workedShifts.ts'
import type { WorkedShifts } from './workedShifts.ts'

/** What an employee does with the worked shifts of a month; each answer takes the place of what was read before. */
export function useWorkedShifts(yearMonth: YearMonth): WorkedShifts {
  const client = useQueryClient()
  const keep = {
    onSuccess: (answer: WorkedMonth) => {
      client.setQueryData(workedMonthQuery(yearMonth).queryKey, answer)
      warnOfRemovedRecupHolidays(answer.removedRecupHolidays)
    },
    onSettled: () => refreshMonth(client),
  }
  const create = useAction(createWorkedShift, keep)
  const edit = useAction(editWorkedShift, keep)
  const remove = useAction(removeWorkedShift, keep)
  const convert = useAction(convertWorkedShift, keep)
  const plan = useAction(planShift, { onSettled: () => refreshMonth(client) })
  const params = (contractId: number) => ({ contractId, yearMonth })

  function bringBack(shift: WorkedShift): void {
    const { contractId, startDate, shiftTypeId } = shift
    if (!shift.adjusted && shiftTypeId !== null) {
      return plan.mutate({ params: params(contractId), body: { startDate, shiftId: shiftTypeId } })
    }
    create.mutate({ params: params(contractId), body: shiftAgain(shift) })
  }

  return {
    create: (contractId, body) => create.mutateAsync({ params: params(contractId), body }),
    edit: (shift, body) =>
      edit.mutateAsync({ params: params(shift.contractId), body: { ...body, ...recordOf(shift), day: dayOf(shift) } }),
    remove: async (shift) => {
      await remove.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), day: dayOf(shift) } })
      showUndo(texts.timesheets.removed, () => bringBack(shift))
    },
    convert: (shift) =>
      convert.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), dayOfMonth: dayOf(shift) } }),
  }
}
