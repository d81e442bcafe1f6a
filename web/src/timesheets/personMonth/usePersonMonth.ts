import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { MonthContract } from '../../contracts/queries.ts'
import { personQuery, type Person } from '../../people/queries.ts'
import {
  contractTimesheetQuery,
  personAbsencesQuery,
  personContractsQuery,
} from '../../app/month/personMonthQueries.ts'

export type PersonMonth = {
  readonly person: Person
  readonly yearMonth: YearMonth
  readonly contracts: readonly MonthContract[]
  readonly timesheets: readonly FullTimesheet[]
  readonly absences: MonthAbsences
}

export type Load = ReturnType<typeof usePersonMonth>['load']

export function usePersonMonth(userId: number, yearMonth: YearMonth) {
  const person = useQuery(personQuery(userId))
  const contracts = useQuery(personContractsQuery({ userId, yearMonth }))
  const absences = useQuery(personAbsencesQuery({ userId, yearMonth }))
  const inMonth = contracts.data?._embedded.contractWithShiftTypesAndOrdersOutputDtoList
  const timesheets = useQueries({
    queries: (inMonth ?? []).map(({ id }) => contractTimesheetQuery({ contractId: id, yearMonth })),
  })

  const reads = [person, contracts, absences, ...timesheets]
  const failed = reads.filter(({ data, error }) => data === undefined && error !== null)
  const load = {
    isPending: failed.length === 0 && reads.some(({ data }) => data === undefined),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
  const read = timesheets.flatMap(({ data }) => data ?? [])
  const isWhole = inMonth !== undefined && read.length === inMonth.length
  const month: PersonMonth | undefined =
    person.data && absences.data && isWhole
      ? { person: person.data, yearMonth, contracts: inMonth, timesheets: read, absences: absences.data }
      : undefined
  return { person: person.data, month, load }
}
