import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { MonthsToStep } from '@uurwerk/contract/timesheets/monthSteps'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '../../app/api/queryClient.ts'
import * as texts from '../../texts/texts.ts'
import { useRunOnce } from '../../ui/buttons/useRunOnce.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { tellDone } from '../contractMonths/bulk/tellDone.ts'
import type { BulkStep } from '../contractMonths/bulk/useBulk.ts'
import { useRowRefusals } from '../contractMonths/row/useRowRefusals.ts'
import { useContractMonthSteps, type SettledMonths } from '../contractMonths/useContractMonthSteps.ts'
import type { Review } from './useReview.ts'

const words = texts.review

/** HR's steps for the open month. They use the calls of the list and have the same undo (rule timesheets-68). */
export function useReviewSteps({ yearMonth, next, go }: Review, contractId: number) {
  const steps = useContractMonthSteps(yearMonth)
  const { refusals, attempt, clear, refuse, refuseUndo } = useRowRefusals(yearMonth)
  const { running, run } = useRunOnce()
  // The last month that HR approved, when the list has no month after it.
  const [ended, setEnded] = useState<string | null>(null)
  const shown = `${contractId} ${yearMonth}`
  const open = useRef<string | null>(null)
  useEffect(() => {
    open.current = shown
    return () => {
      open.current = null
    }
  }, [shown])

  const withdraw = (row: ContractMonthRow) =>
    attempt(row, () => steps.toggleApproval({ ...row, confirmedForInvoice: true }))

  async function approve(row: ContractMonthRow): Promise<void> {
    await attempt(row, () => steps.toggleApproval({ ...row, confirmedForInvoice: false }))
    showUndo(words.approved(row.username), () => void withdraw(row).catch(() => {}))
    // HR may have opened another month before the server answered to the approval.
    if (open.current !== shown) return
    if (next === null) setEnded(shown)
    else go(next)
  }

  /**
   * The refusal of the step is shown next to the steps. An open dialog would cover a message at the top of the screen.
   */
  const settle = (step: BulkStep, row: ContractMonthRow, send: () => Promise<SettledMonths>) =>
    attempt(row, async () => {
      const { refused, undos } = await send()
      refuse(refused)
      if (refused.length > 0) return
      tellDone(step, [row], () => steps.undo(undos).then((notUndone) => refuseUndo([row], notUndone), showFailure))
    })

  const takeFor = (step: MonthsToStep['step'], row: ContractMonthRow, reason: string) =>
    settle(step, row, () => steps.takeForAll(step, [row], reason))

  return {
    refusals,
    clear,
    isBusy: running,
    hasEnded: ended === shown,
    approveAndNext: (row: ContractMonthRow) => run(() => approve(row)),
    disapprove: (row: ContractMonthRow) => run(() => settle('disapprove', row, () => steps.setApproved([row], false))),
    lock: (row: ContractMonthRow) => run(() => attempt(row, () => steps.lock(row))),
    reopen: (row: ContractMonthRow, reason: string) => takeFor('reopen', row, reason),
    confirmFor: (row: ContractMonthRow, reason: string) => takeFor('confirm', row, reason),
    unlock: async (row: ContractMonthRow) => {
      const undoId = await attempt(row, () => steps.unlock(row))
      const undo = () => void attempt(row, () => steps.undoUnlock(row, undoId)).catch(() => {})
      showUndo(texts.contractMonths.unlocked(row.username), undo)
    },
  }
}
