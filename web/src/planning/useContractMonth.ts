import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { monthAbsencesQuery } from '../absences/queries.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { workedMonthQuery } from '../app/month/workedMonthQuery.ts'
import { plannedMonthQuery } from './queries.ts'

/** The three queries of the month of a contract. `data` is set after all three have an answer. */
export function useContractMonth(contract: MonthContract, yearMonth: YearMonth) {
  const planned = useQuery(plannedMonthQuery(contract.id, yearMonth))
  const absences = useQuery(monthAbsencesQuery(yearMonth))
  const all = useQuery(workedMonthQuery(yearMonth))
  const reads = [planned, absences, all]
  const data = useMemo(
    () =>
      planned.data && absences.data && all.data
        ? { planned: planned.data, absences: absences.data, all: all.data }
        : undefined,
    [planned.data, absences.data, all.data],
  )
  const failed = reads.filter((read) => read.error !== null && read.data === undefined)
  return {
    data,
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

export type ContractMonthData = NonNullable<ReturnType<typeof useContractMonth>['data']>
