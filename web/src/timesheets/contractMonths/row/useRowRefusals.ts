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

  /**
   * Shows the refusals of an undo below the rows. When HR has opened another month or screen since the action, the red
   * banner shows them instead, with the names of the people.
   */
  const refuseUndo = useCallback(
    (rows: readonly ContractMonthRow[], refused: readonly (RowRefusal & { readonly contractId: number })[]) => {
      if (refused.length === 0) return
      if (shownMonth.current === yearMonth) return refuse(refused)
      const names = new Map(rows.map(({ contractId, username }) => [contractId, username]))
      showError(refused.map((refusal) => refusalSentence(names.get(refusal.contractId) ?? '', refusal)).join(' '))
    },
    [refuse, shownMonth, yearMonth],
  )

  /**
   * Does an action. Shows a refusal below the row, and any other error in the red banner. Both are also thrown to the
   * caller.
   */
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

/**
 * The month on the screen; null after HR has opened another screen. It is a ref, so that a later undo finds which month
 * is on the screen at that moment.
 */
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
