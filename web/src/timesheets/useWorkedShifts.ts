import { planShift } from '@uurwerk/contract/planning'
import type { RemovedRecupHoliday } from '@uurwerk/contract/planning'
import { convertWorkedShift, createWorkedShift, editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets'
import type { WorkedMonth, WorkedShift } from '@uurwerk/contract/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import type { Absences } from '../absences/useAbsences.ts'
import { warnOfRemovedRecupHolidays } from '../absences/warnOfRemovedRecupHolidays.ts'
import { isFromServer } from '../api/apiProblem.ts'
import { useAction } from '../api/useAction.ts'
import { refreshMonth } from '../month/useMonthChange.ts'
import { texts } from '../texts/texts.ts'
import { showUndo } from '../ui/showUndo.tsx'
import { workedMonthQuery } from './queries.ts'
import { dayOf, recordOf, shiftAgain } from './workedShifts.ts'
import type { WorkedShifts } from './workedShifts.ts'

/** The employee's changes of the worked shifts of a month. Each answer replaces the cached month. */
export function useWorkedShifts(
  yearMonth: YearMonth,
  { restoreRecupHolidays }: Pick<Absences, 'restoreRecupHolidays'>,
): WorkedShifts {
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

  function bringBack(shift: WorkedShift): Promise<unknown> {
    const { contractId, startDate, shiftTypeId } = shift
    return !shift.adjusted && shiftTypeId !== null
      ? plan.mutateAsync({ params: params(contractId), body: { startDate, shiftId: shiftTypeId } })
      : create.mutateAsync({ params: params(contractId), body: shiftAgain(shift) })
  }

  /** Restores a removed shift, and also books the 'Feestdag recup' again that was removed with the shift. */
  async function undoRemoval(shift: WorkedShift, removed: readonly RemovedRecupHoliday[]): Promise<void> {
    try {
      await bringBack(shift)
    } catch (error) {
      if (isFromServer(error)) return
      throw error
    }
    await restoreRecupHolidays(removed)
  }

  return {
    create: (contractId, body) => create.mutateAsync({ params: params(contractId), body }),
    edit: (shift, body) =>
      edit.mutateAsync({ params: params(shift.contractId), body: { ...body, ...recordOf(shift), day: dayOf(shift) } }),
    remove: async (shift) => {
      const body = { ...recordOf(shift), day: dayOf(shift) }
      const { removedRecupHolidayDtos } = await remove.mutateAsync({ params: params(shift.contractId), body })
      showUndo(texts.timesheets.removed, () => void undoRemoval(shift, removedRecupHolidayDtos))
    },
    convert: (shift) =>
      convert.mutateAsync({ params: params(shift.contractId), body: { ...recordOf(shift), dayOfMonth: dayOf(shift) } }),
  }
}
