import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useEffect, useRef, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { useRunOnce } from '../../ui/buttons/useRunOnce.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { isRefusal, useRowRefusals } from '../contractMonths/row/useRowRefusals.ts'
import { useContractMonthSteps } from '../contractMonths/useContractMonthSteps.ts'
import type { Review } from './useReview.ts'

const words = texts.review

/** The steps of HR for the open month. They are the commands of the list, with the same undo (rule timesheets-68). */
export function useReviewSteps({ yearMonth, next, go }: Review, contractId: number) {
  const steps = useContractMonthSteps(yearMonth)
  const { refusals, attempt, clear } = useRowRefusals(yearMonth)
  const { running, run } = useRunOnce()
  // The month after whose approval the list had no next month.
  const [ended, setEnded] = useState<number | null>(null)
  const open = useRef(contractId)
  useEffect(() => {
    open.current = contractId
  }, [contractId])

  const withdraw = (row: ContractMonthRow) =>
    attempt(row, () => steps.toggleApproval({ ...row, confirmedForInvoice: true }))

  async function approve(row: ContractMonthRow): Promise<void> {
    await attempt(row, () => steps.toggleApproval({ ...row, confirmedForInvoice: false }))
    showUndo(words.approved(row.username), () => void withdraw(row).catch(() => {}))
    // HR can have opened another month while the approval was under way.
    if (open.current !== row.contractId) return
    if (next === null) setEnded(row.contractId)
    else go(next)
  }

  return {
    refusals,
    clear,
    isBusy: running,
    hasEnded: ended === contractId,
    approveAndNext: (row: ContractMonthRow) => run(() => approve(row)),
    disapprove: (row: ContractMonthRow) => run(() => withdraw(row)),
    lock: (row: ContractMonthRow) => run(() => attempt(row, () => steps.lock(row))),
    reopen: (row: ContractMonthRow, reason: string) => untilRefused(attempt(row, () => steps.reopen(row, reason))),
    confirmFor: (row: ContractMonthRow, reason: string) =>
      untilRefused(attempt(row, () => steps.confirmFor(row, reason))),
    unlock: async (row: ContractMonthRow) => {
      const undoId = await attempt(row, () => steps.unlock(row))
      const undo = () => void attempt(row, () => steps.undoUnlock(row, undoId)).catch(() => {})
      showUndo(texts.contractMonths.unlocked(row.username), undo)
    },
  }
}

/** Closes the dialog after a success and after a refusal, because the refusal is shown beside the steps. */
async function untilRefused(step: Promise<unknown>): Promise<void> {
  try {
    await step
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}
