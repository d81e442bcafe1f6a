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
import type { ReactNode } from 'react'
import { warnOfRemovedRecupHolidays } from '../../app/month/warnOfRemovedRecupHolidays.ts'
import { ApiProblem, isFromServer, sentenceOfError } from '../../app/api/apiProblem.ts'
import { useAction } from '../../app/api/useAction.ts'
import { clearNotices } from '../../app/notices.ts'
import { ConfirmedMonthQuestion } from '../../planning/ConfirmedMonthQuestion.tsx'
import * as texts from '../../texts/texts.ts'
import { dayOf, recordOf, type WorkedShifts } from '../shifts/workedShifts.ts'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { contractTimesheetQuery } from '../../app/month/personMonthQueries.ts'

/** The requests with which HR changes a person's worked shifts, in open and in confirmed months. */
export function usePersonShifts(yearMonth: YearMonth): WorkedShifts & Pick<Agreement, 'question'> {
  const client = useQueryClient()
  const { agreed, question } = useAgreement()
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

  function undoRemove(inMonth: ReturnType<typeof params>, undoId: number): void {
    // An error of the server is ignored here, because the red banner already shows it.
    agreed((confirmedToo) => undoRemoval.mutateAsync({ params: inMonth, body: { undoId, confirmedToo } })).catch(
      (error: unknown) => {
        if (!isFromServer(error)) throw error
      },
    )
  }

  return {
    question,
    create: (contractId, body) =>
      agreed((confirmedToo) => create.mutateAsync({ params: params(contractId), body: { ...body, confirmedToo } })),
    edit: (shift, body) => {
      const edited = { ...body, ...recordOf(shift), day: dayOf(shift) }
      return agreed((confirmedToo) =>
        edit.mutateAsync({ params: params(shift.contractId), body: { ...edited, confirmedToo } }),
      )
    },
    remove: async (shift) => {
      const inMonth = params(shift.contractId)
      const wasApproved = client.getQueryData(contractTimesheetQuery(inMonth).queryKey)?.confirmedForInvoice === true
      const body = { ...recordOf(shift), day: dayOf(shift) }
      const { undoId } = await agreed((confirmedToo) =>
        remove.mutateAsync({ params: inMonth, body: { ...body, confirmedToo } }),
      )
      if (undoId === null) return
      showUndo(wasApproved ? texts.personMonth.removedApproval : texts.timesheets.removed, () =>
        undoRemove(inMonth, undoId),
      )
    },
    convert: (shift) => {
      const body = { ...recordOf(shift), dayOfMonth: dayOf(shift) }
      return agreed((confirmedToo) =>
        convert.mutateAsync({ params: params(shift.contractId), body: { ...body, confirmedToo } }),
      )
    },
  }
}

type Agreement = {
  /** The open question; null when no question is open. */
  readonly question: ReactNode
  /**
   * Sends a change. When the server asks for agreement, HR answers a question. After yes, the change is sent again.
   * After no, the function throws the error, so that the form stays open.
   */
  readonly agreed: <Answer>(change: (confirmedToo: boolean) => Promise<Answer>) => Promise<Answer>
}

/** Asks HR before a change in a signed month, because the signature then no longer counts (rule timesheets-83). */
function useAgreement(): Agreement {
  const { question, ask } = useAsk<string>()
  return {
    question: (
      <ConfirmedMonthQuestion
        sentence={question?.about ?? null}
        onClose={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      />
    ),
    agreed: async (change) => {
      try {
        return await change(false)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'month_is_confirmed') throw error
        clearNotices('error')
        if (!(await ask(sentenceOfError(error)))) throw error
        return change(true)
      }
    },
  }
}
