import { lockMonthFor, toggleApproval, type ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { useRunOnce } from '../../ui/buttons/useRunOnce.ts'
import { showUndo } from '../../ui/toast/showUndo.tsx'
import { useListSteps } from '../contractMonths/bulk/useListSteps.ts'
import { useRowRefusals } from '../contractMonths/row/useRowRefusals.ts'
import { CHANGED_ROWS, stepOptions } from '../contractMonths/stepOptions.ts'
import type { Review } from './useReview.ts'

const words = texts.review

/**
 * HR's actions on the open month. They use the same requests as the list of contracts, and offer the same undo (rule
 * timesheets-68).
 */
export function useReviewSteps({ yearMonth, next, go }: Review, contractId: number) {
  const options = stepOptions(yearMonth)
  const approval = useAction(toggleApproval, options)
  const locking = useAction(lockMonthFor, options)
  const refused = useRowRefusals(yearMonth)
  const { refusals, attempt, clear } = refused
  const acts = useListSteps({ yearMonth, refused, runAtOnce: async (_step, rows, act) => void (await act(rows)) })
  const { running, run } = useRunOnce()
  // The month that HR approved last, when no month follows it in the list. The screen then says that the list has
  // ended.
  const [ended, setEnded] = useState<string | null>(null)
  const shown = `${contractId} ${yearMonth}`
  const open = useRef<string | null>(null)
  useEffect(() => {
    open.current = shown
    return () => {
      open.current = null
    }
  }, [shown])

  const stepOf = ({ contractId: ofRow }: ContractMonthRow) => ({
    params: { yearMonth, contractId: ofRow },
    query: CHANGED_ROWS,
  })
  // The request says whether the month must be approved or not. It does not say "change the current state": when two HR
  // users approve at the same time, the second request would then withdraw the approval.
  const setApproved = (row: ContractMonthRow, confirmedForInvoice: boolean) =>
    attempt(row, () => approval.mutateAsync({ ...stepOf(row), body: { confirmedForInvoice } }))

  async function approve(row: ContractMonthRow): Promise<void> {
    await setApproved(row, true)
    showUndo(words.approved(row.username), () => void setApproved(row, false).catch(() => {}))
    // HR may have opened another month before the server answered. The screen must then stay on that month.
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
    lock: (row: ContractMonthRow) => run(() => attempt(row, () => locking.mutateAsync(stepOf(row)))),
    reopen: (row: ContractMonthRow, reason: string) => acts.takeForAll('reopen', [row], reason),
    confirmFor: (row: ContractMonthRow, reason: string) => acts.takeForAll('confirm', [row], reason),
    unlock: acts.unlock,
  }
}
