import type { AnyInput } from '@uurwerk/contract/callInput'
import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stopReads } from '../../app/api/keepReadsFresh.ts'
import { SHOWN_BY_SCREEN } from '../../app/api/useAction.ts'
import { contractMonthsQuery, contractsOfStep } from './queries.ts'

/** The server answers with only the changed rows, because a list can have thousands of rows. */
export const CHANGED_ROWS = { rows: 'changed' } as const

/** Requests are sent in turn, so that the last answer has all results. An approval is shown before the answer. */
export function useStepOptions(yearMonth: YearMonth) {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = contractMonthsQuery(yearMonth)
    const mutationKey = ['contract month step', yearMonth]
    const foresee = (step: AnyInput) => {
      // Only the rows of this action change, so the time at which the list was loaded stays the same.
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt
      client.setQueryData(queryKey, (months) => months && withForeseen(months, step), { updatedAt })
    }
    return {
      ...SHOWN_BY_SCREEN,
      mutationKey,
      scope: { id: 'contract month step' },
      onMutate: async (step: AnyInput) => {
        await stopReads({ queryKey })
        foresee(step)
      },
      // An answer lacks the results of actions that are not sent yet. Their rows get their expected state again.
      onSuccess: () => {
        for (const { state } of client.getMutationCache().findAll({ mutationKey, status: 'pending' }))
          if (state.isPaused) foresee(state.variables as AnyInput)
      },
    }
  }, [client, yearMonth])
}

/** Other actions have no such state, because their result is not known before the server answers. */
type Approval = { readonly approved?: boolean; readonly confirmedForInvoice?: boolean }

function withForeseen(months: ContractMonths, step: AnyInput): ContractMonths {
  const { approved, confirmedForInvoice = approved } = (step.body ?? {}) as Approval
  if (confirmedForInvoice === undefined) return months
  const ofStep = new Set(contractsOfStep(step))
  const contractWithTimeSheetInfoDtoList = months._embedded.contractWithTimeSheetInfoDtoList.map((row) =>
    ofStep.has(row.contractId)
      ? { ...row, step: confirmedForInvoice ? ('approved' as const) : ('completed' as const), confirmedForInvoice }
      : row,
  )
  return { ...months, _embedded: { contractWithTimeSheetInfoDtoList } }
}
