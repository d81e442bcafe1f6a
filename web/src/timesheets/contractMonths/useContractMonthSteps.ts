import {
  approveMonths,
  lockAllMonths,
  lockMonthFor,
  toggleApproval,
  undoUnlock,
  unlockMonth,
  type ApprovedMonths,
  type ContractMonthRow,
  type ContractMonths,
  type UndoOfMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps, undoMonthSteps, type MonthsToStep } from '@uurwerk/contract/timesheets/monthSteps'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../app/api/call.ts'
import { stopReads } from '../../app/api/keepReadsFresh.ts'
import { showFailure } from '../../app/api/queryClient.ts'
import { contractMonthsQuery } from './queries.ts'

export type RefusedMonths = ApprovedMonths['refused']

/** The timesheets that were refused, and the undo ids of the timesheets that changed. */
type SettledMonths = { readonly refused: RefusedMonths; readonly undos: readonly UndoOfMonth[] }

type Row = ContractMonthRow
type Answer = ContractMonths & Partial<SettledMonths> & { readonly undoId?: number }

type Step = {
  readonly send: () => Promise<Answer>
  /**
   * The rows as they will be after the action. The list shows them before the server answers, but only for actions that
   * can be undone.
   */
  readonly foreseen?: readonly Row[]
}

/**
 * Sends the actions one after the other, so that a row in the last answer contains the results of all actions. The list
 * shows the expected rows before the server answers.
 */
function useSendInOrder(yearMonth: YearMonth) {
  const client = useQueryClient()
  const { queryKey } = contractMonthsQuery(yearMonth)
  const mutationKey = ['contract month step', yearMonth]
  const showRows = (rows: readonly ContractMonthRow[]) => {
    // The other rows are as old as they were.
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
    client.setQueryData(queryKey, (months) => months && withRows(months, rows), { updatedAt })
  }
  const { mutateAsync } = useMutation<Answer, Error, Step>({
    mutationKey,
    meta: { shownByScreen: true },
    scope: { id: 'contract month step' },
    mutationFn: ({ send }) => send(),
    onMutate: async ({ foreseen }) => {
      await stopReads({ queryKey })
      if (foreseen !== undefined) showRows(foreseen)
    },
    // The answer of the server does not contain the result of an action that is not sent yet. The expected rows of such
    // an action therefore replace the rows of the answer.
    onSuccess: () => {
      for (const { state } of client.getMutationCache().findAll({ mutationKey, status: 'pending' })) {
        const foreseen = state.isPaused ? (state.variables as Step | undefined)?.foreseen : undefined
        if (foreseen !== undefined) showRows(foreseen)
      }
    },
  })
  return mutateAsync
}

export type ContractMonthSteps = ReturnType<typeof useContractMonthSteps>

/** The actions of HR in the list of contracts. */
export function useContractMonthSteps(yearMonth: YearMonth) {
  const mutateAsync = useSendInOrder(yearMonth)
  return useMemo(() => {
    const stepOf = ({ contractId }: Row) => ({ params: { yearMonth, contractId }, query })
    const ofMonth = { params: { yearMonth }, query }
    return {
      toggleApproval: (row: Row) =>
        mutateAsync({
          // The request contains the new state instead of the command "toggle". Two HR users who approve at the same
          // time then do not undo each other's approval.
          send: () => call(toggleApproval, { ...stepOf(row), body: { confirmedForInvoice: !row.confirmedForInvoice } }),
          foreseen: [withApproval(row, !row.confirmedForInvoice)],
        }),
      setApproved: async (rows: readonly Row[], approved: boolean) => {
        const contractIds = rows.map(({ contractId }) => contractId)
        return settled(
          await mutateAsync({
            send: () => call(approveMonths, { ...ofMonth, body: { contractIds, approved } }),
            foreseen: rows.map((row) => withApproval(row, approved)),
          }),
        )
      },
      lock: (row: Row) => mutateAsync({ send: () => call(lockMonthFor, stepOf(row)) }),
      /** Unlocks a timesheet, and returns the undo id. */
      unlock: async (row: Row) => {
        const { undoId } = await mutateAsync({ send: () => call(unlockMonth, stepOf(row)) })
        if (undoId === undefined) throw new Error('the answer to an unlock has no undo id')
        return undoId
      },
      undoUnlock: (row: Row, undoId: number) =>
        mutateAsync({ send: () => call(undoUnlock, { ...stepOf(row), body: { undoId } }) }),
      /**
       * Takes a step for many timesheets. The step 'confirm' is for employees who cannot confirm. It also locks their
       * planning.
       */
      takeForAll: async (step: MonthsToStep['step'], rows: readonly Row[], reason: string) => {
        const contractIds = rows.map(({ contractId }) => contractId)
        return settled(
          await mutateAsync({
            send: () => call(takeMonthSteps, { ...ofMonth, body: { step, contractIds, reason } }),
          }),
        )
      },
      /** Undoes steps, and returns the timesheets whose step cannot be undone. */
      undo: async (undos: readonly UndoOfMonth[]) => {
        const send = () => call(undoMonthSteps, { ...ofMonth, body: { undos: [...undos] } })
        return settled(await mutateAsync({ send })).refused
      },
      lockAll: () =>
        mutateAsync({ send: () => call(lockAllMonths, { params: { yearMonth } }) }).catch((error: unknown) => {
          showFailure(error)
          throw error
        }),
    }
  }, [mutateAsync, yearMonth])
}

/** A list has thousands of rows, so a step asks only for the rows of its contracts. */
const query = { rows: 'changed' } as const

const settled = ({ refused = [], undos = [] }: Answer): SettledMonths => ({ refused, undos })

const withApproval = (row: Row, approved: boolean): Row => ({
  ...row,
  step: approved ? 'approved' : 'completed',
  confirmedForInvoice: approved,
})

function withRows(months: ContractMonths, foreseen: readonly Row[]): ContractMonths {
  const changed = new Map(foreseen.map((row) => [row.contractId, row]))
  return {
    ...months,
    _embedded: {
      contractWithTimeSheetInfoDtoList: months._embedded.contractWithTimeSheetInfoDtoList.map(
        (row) => changed.get(row.contractId) ?? row,
      ),
    },
  }
}
