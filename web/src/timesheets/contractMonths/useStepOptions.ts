import type { AnyInput } from '@uurwerk/contract/callInput'
import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stopReads } from '../../app/api/keepReadsFresh.ts'
import { SHOWN_BY_SCREEN } from '../../app/api/useAction.ts'
import { contractMonthsQuery, contractsOfStep } from './queries.ts'

/** A list has thousands of rows, so a step asks only for the rows of its contracts. */
export const CHANGED_ROWS = { rows: 'changed' } as const

/**
 * The options of every step of HR in the list of contracts. The steps are sent one after the other, so that a row in the
 * last answer contains the results of all steps. The list shows an approval before the server answers.
 */
export function useStepOptions(yearMonth: YearMonth) {
  const client = useQueryClient()
  return useMemo(() => {
    const { queryKey } = contractMonthsQuery(yearMonth)
    const mutationKey = ['contract month step', yearMonth]
    const foresee = (step: AnyInput) => {
      // The other rows are as old as they were.
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
      // The answer of the server does not contain the result of a step that is not sent yet. The expected rows of such a
      // step therefore replace the rows of the answer.
      onSuccess: () => {
        for (const { state } of client.getMutationCache().findAll({ mutationKey, status: 'pending' }))
          if (state.isPaused) foresee(state.variables as AnyInput)
      },
    }
  }, [client, yearMonth])
}

/** The state that an approval or a withdrawal asks for. Absent in other steps, which cannot be foreseen. */
type Approval = { readonly approved?: boolean; readonly confirmedForInvoice?: boolean }

/** The list with the rows as they will be after the step. */
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
