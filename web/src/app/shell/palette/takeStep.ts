import { lockMonthFor, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { call } from '../../api/call.ts'
import { showFailure } from '../../api/queryClient.ts'
import * as texts from '../../../texts/texts.ts'
import { showUndo } from '../../../ui/toast/showUndo.tsx'

/** Takes a step for one month, and shows a message with which HR can undo the step. */
export async function takeStep(
  act: 'approve' | 'lock',
  { contractId, username }: ContractMonthRow,
  yearMonth: YearMonth,
): Promise<void> {
  const params = { yearMonth, contractId }
  const setApproval = (confirmedForInvoice: boolean) => call(toggleApproval, { params, body: { confirmedForInvoice } })
  const unlock = () =>
    call(takeMonthSteps, { params: { yearMonth }, body: { step: 'unlock', contractIds: [contractId], reason: '' } })
  try {
    await (act === 'approve' ? setApproval(true) : call(lockMonthFor, { params }))
    showUndo(texts.paletteDialog.steps.taken[act](username), () => {
      void (act === 'approve' ? setApproval(false) : unlock()).catch(showFailure)
    })
  } catch (error) {
    showFailure(error)
  }
}
