import { lockMonthFor, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { ApiProblem } from '../../api/apiProblem.ts'
import { call } from '../../api/call.ts'
import { showFailure } from '../../api/queryClient.ts'
import * as texts from '../../../texts/texts.ts'
import { refusalSentence } from '../../month/refusalSentence.ts'
import type { RowRefusal } from '../../month/refusalSentence.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'

/**
 * Takes a step for one month, and shows a message with which HR can undo the step. A refusal of the step or of the undo
 * is a short message too, so that the page does not scroll to the red banner.
 */
export async function takeStep(
  act: 'approve' | 'lock',
  { contractId, username }: ContractMonthRow,
  yearMonth: YearMonth,
): Promise<void> {
  const params = { yearMonth, contractId }
  const setApproval = (confirmedForInvoice: boolean) => call(toggleApproval, { params, body: { confirmedForInvoice } })
  const note = (refusal: RowRefusal) => showNote(refusalSentence(username, refusal))
  const tell = (error: unknown) =>
    error instanceof ApiProblem && error.status === 409 ? note(error) : showFailure(error)

  async function unlock(): Promise<void> {
    const body = { step: 'unlock' as const, contractIds: [contractId], reason: '' }
    const { refused } = await call(takeMonthSteps, { params: { yearMonth }, body })
    for (const refusal of refused) note(refusal)
  }

  try {
    await (act === 'approve' ? setApproval(true) : call(lockMonthFor, { params }))
    showUndo(texts.paletteDialog.steps.taken[act](username), () => {
      void (act === 'approve' ? setApproval(false) : unlock()).catch(tell)
    })
  } catch (error) {
    tell(error)
  }
}
