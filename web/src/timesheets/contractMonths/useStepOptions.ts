import type { AnyInput } from '@uurwerk/contract/callInput'
import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stopReads } from '../../app/api/keepReadsFresh.ts'
import { SHOWN_BY_SCREEN } from '../../app/api/useAction.ts'
import { contractMonthsQuery, contractsOfStep } from './queries.ts'

/**
 * The query of a request for an action of HR. The server then answers with only the changed rows, because a list can
 * have thousands of rows.
 */
export const CHANGED_ROWS = { rows: 'changed' } as const

/**
 * The options of each request for an action of HR in the list of contracts. The requests are sent one after the other,
 * so that the last answer contains the results of all actions. The list shows an approval before the server answers.
 */
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
      // An answer of the server does not contain the results of actions that are not sent yet. The rows of these
      // actions are therefore changed again to their expected state.
      onSuccess: () => {
        for (const { state } of client.getMutationCache().findAll({ mutationKey, status: 'pending' }))
          if (state.isPaused) foresee(state.variables as AnyInput)
      },
    }
  }, [client, yearMonth])
}

/**
 * The approval state that the request asks for. It is absent in the requests of other actions, because their result is
 * not known before the server answers.
 */
type Approval = { readonly approved?: boolean; readonly confirmedForInvoice?: boolean }

/** The list of contracts with the rows as they will be after the action. */
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
