import { fullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { payrollMonth } from '@uurwerk/contract/payroll'
import { confirmMonthFor, lockAllMonths, reopenMonth, toggleApproval, unlockMonth } from '@uurwerk/contract/timesheets'
import type { ContractMonthRow, ContractMonths } from '@uurwerk/contract/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import { contractMonthsQuery } from './queries.ts'

/** What else shows how far a month is. */
const ELSEWHERE = [fullTimesheet.path, payrollMonth.path]

type Step = {
  readonly send: () => Promise<ContractMonths>
  /** What the row will be; shown before the answer where it can be taken back. */
  readonly foreseen?: ContractMonthRow
}

export type ContractMonthSteps = {
  readonly toggleApproval: (row: ContractMonthRow) => Promise<unknown>
  readonly unlock: (row: ContractMonthRow) => Promise<unknown>
  readonly reopen: (row: ContractMonthRow, reason: string) => Promise<unknown>
  /** In the place of who is ill or gone. */
  readonly confirmFor: (row: ContractMonthRow, reason: string) => Promise<unknown>
  readonly lockAll: () => Promise<unknown>
}

/** What HR does in the overview, one step after the other, so that the last answer holds them all. */
export function useContractMonthSteps(yearMonth: YearMonth): ContractMonthSteps {
  const client = useQueryClient()
  const { queryKey } = contractMonthsQuery(yearMonth)
  const mutationKey = ['contract month step', yearMonth]
  const { mutateAsync } = useMutation<ContractMonths, Error, Step>({
    mutationKey,
    scope: { id: 'contract month step' },
    mutationFn: ({ send }) => send(),
    onMutate: async ({ foreseen }) => {
      await client.cancelQueries({ queryKey })
      if (foreseen !== undefined) client.setQueryData(queryKey, (months) => months && withRow(months, foreseen))
    },
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, answer)
      for (const path of ELSEWHERE) void client.invalidateQueries({ queryKey: [path] })
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })

  return useMemo(() => {
    const paramsOf = ({ contractId }: ContractMonthRow) => ({ params: { yearMonth, contractId } })
    return {
      toggleApproval: (row) =>
        mutateAsync({
          // Said in full, so that two who approve at once do not undo each other.
          send: () =>
            call(toggleApproval, { ...paramsOf(row), body: { confirmedForInvoice: !row.confirmedForInvoice } }),
          foreseen: { ...row, confirmedForInvoice: !row.confirmedForInvoice },
        }),
      unlock: (row) => mutateAsync({ send: () => call(unlockMonth, paramsOf(row)) }),
      reopen: (row, reason) => mutateAsync({ send: () => call(reopenMonth, { ...paramsOf(row), body: { reason } }) }),
      confirmFor: (row, reason) =>
        mutateAsync({ send: () => call(confirmMonthFor, { ...paramsOf(row), body: { reason } }) }),
      lockAll: () => mutateAsync({ send: () => call(lockAllMonths, { params: { yearMonth } }) }),
    }
  }, [mutateAsync, yearMonth])
}

const withRow = (months: ContractMonths, row: ContractMonthRow): ContractMonths => ({
  ...months,
  _embedded: {
    contractWithTimeSheetInfoDtoList: months._embedded.contractWithTimeSheetInfoDtoList.map((other) =>
      other.contractId === row.contractId ? row : other,
    ),
  },
})
