import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../app/api/apiProblem.ts'
import { showFailure } from '../../../app/api/queryClient.ts'
import { showError } from '../../../app/notices.ts'
import { refusalSentence, type RowRefusal } from '../../../app/month/refusalSentence.ts'

type Refusals = ReadonlyMap<number, RowRefusal>

const NONE: Refusals = new Map()

/**
 * The refusals by the id of the contract. A refused row stays in the list and shows its refusal (rule timesheets-43).
 */
export function useRowRefusals(yearMonth: YearMonth) {
  const [kept, keep] = useState({ yearMonth, refusals: NONE })
  const shownMonth = useShownMonth(yearMonth)

  const change = useCallback(
    (next: (before: Refusals) => Refusals) =>
      keep((before) => ({
        yearMonth,
        refusals: next(before.yearMonth === yearMonth ? before.refusals : NONE),
      })),
    [yearMonth],
  )

  const refuse = useCallback(
    (of: readonly (RowRefusal & { readonly contractId: number })[]) =>
      change((before) => new Map([...before, ...of.map((refusal) => [refusal.contractId, refusal] as const)])),
    [change],
  )

  const clear = useCallback(
    (contractIds: readonly number[]) =>
      change((before) => new Map([...before].filter(([contractId]) => !contractIds.includes(contractId)))),
    [change],
  )

  /** HR may have opened another month or screen since the action, so that its rows are not on the screen. */
  const refuseUndo = useCallback(
    (rows: readonly ContractMonthRow[], refused: readonly (RowRefusal & { readonly contractId: number })[]) => {
      if (refused.length === 0) return
      if (shownMonth.current === yearMonth) return refuse(refused)
      const names = new Map(rows.map(({ contractId, username }) => [contractId, username]))
      showError(refused.map((refusal) => refusalSentence(names.get(refusal.contractId) ?? '', refusal)).join(' '))
    },
    [refuse, shownMonth, yearMonth],
  )

  /** Shows a refusal below the row, and another failure in the red banner. Both are then thrown to the caller. */
  const attempt = useCallback(
    async <Answer>({ contractId, username }: ContractMonthRow, step: () => Promise<Answer>): Promise<Answer> => {
      clear([contractId])
      try {
        return await step()
      } catch (error) {
        if (!isRefusal(error)) showFailure(error)
        else if (shownMonth.current !== yearMonth) showError(refusalSentence(username, error))
        else refuse([{ contractId, message: error.message, changedBy: error.changedBy, changedAt: error.changedAt }])
        throw error
      }
    },
    [clear, refuse, shownMonth, yearMonth],
  )
  return { refusals: kept.yearMonth === yearMonth ? kept.refusals : NONE, refuse, refuseUndo, clear, attempt }
}

/** The shown month; null after HR has opened another screen. An undo, which can run much later, reads it. */
function useShownMonth(yearMonth: YearMonth) {
  const shownMonth = useRef<YearMonth | null>(null)
  useEffect(() => {
    shownMonth.current = yearMonth
    return () => {
      shownMonth.current = null
    }
  }, [yearMonth])
  return shownMonth
}

/** True when the server refused the action because of the state of the month. */
export const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 409
