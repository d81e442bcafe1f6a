import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useEffect, useRef, useState } from 'react'
import * as texts from '../../texts/texts.ts'
import { useRunOnce } from '../../ui/buttons/useRunOnce.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { useListSteps } from '../contractMonths/bulk/useListSteps.ts'
import { useRowRefusals } from '../contractMonths/row/useRowRefusals.ts'
import { useContractMonthSteps } from '../contractMonths/useContractMonthSteps.ts'
import type { Review } from './useReview.ts'

const words = texts.review

/** HR's steps for the open month. They use the calls of the list and have the same undo (rule timesheets-68). */
export function useReviewSteps({ yearMonth, next, go }: Review, contractId: number) {
  const steps = useContractMonthSteps(yearMonth)
  const refused = useRowRefusals(yearMonth)
  const { refusals, attempt, clear } = refused
  const acts = useListSteps({ steps, refused, runAtOnce: async (_step, rows, act) => void (await act(rows)) })
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

  return {
    refusals,
    clear,
    isBusy: running,
    hasEnded: ended === shown,
    approveAndNext: (row: ContractMonthRow) => run(() => approve(row)),
    disapprove: (row: ContractMonthRow) => run(() => acts.disapprove(row)),
    lock: (row: ContractMonthRow) => run(() => attempt(row, () => steps.lock(row))),
    reopen: (row: ContractMonthRow, reason: string) => acts.takeForAll('reopen', [row], reason),
    confirmFor: (row: ContractMonthRow, reason: string) => acts.takeForAll('confirm', [row], reason),
    unlock: acts.unlock,
  }
}
