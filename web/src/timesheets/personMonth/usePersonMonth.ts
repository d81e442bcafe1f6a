import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { CountersLeft, AnyCounterType } from '@uurwerk/domain/balances/counterUse'
import { yearOfMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { MonthContract } from '../../contracts/queries.ts'
import { personQuery } from '../../people/queries.ts'
import type { Person } from '../../people/queries.ts'
import {
  contractTimesheetQuery,
  countersLeftQuery,
  personAbsencesQuery,
  personContractsQuery,
  sickDaysLeftQuery,
} from '../../app/month/personMonthQueries.ts'
import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { halfDaysOfDays, NO_HALF_DAYS } from '@uurwerk/domain/balances/halfDays'
import type { HalfDays } from '@uurwerk/domain/balances/halfDays'

type Counter = { readonly type: string; readonly currentBalance: number }

const isKnown = (type: string): type is AnyCounterType => isCounterType(type) || type === 'SICK_LEAVE_NO_CERTIFICATE'

/** The amounts that are left in a person's counters of a year, in the form of the booking rules. */
const countersLeft = (counters: readonly Counter[]): CountersLeft =>
  Object.fromEntries(
    counters.flatMap(({ type, currentBalance }): [AnyCounterType, HalfDays][] =>
      isKnown(type) ? [[type, halfDaysOfDays(currentBalance) ?? NO_HALF_DAYS]] : [],
    ),
  )

/** The data of HR's screen of a person's month: the shifts and state of each contract, and the absences of the person. */
export type PersonMonth = {
  readonly person: Person
  readonly yearMonth: YearMonth
  readonly contracts: readonly MonthContract[]
  readonly timesheets: readonly FullTimesheet[]
  readonly absences: MonthAbsences
  readonly left: CountersLeft
}

export type Load = { readonly isPending: boolean; readonly error: Error | null; readonly refetch: () => unknown }

type Answer = { readonly person: Person | undefined; readonly month: PersonMonth | undefined; readonly load: Load }

export function usePersonMonth(userId: number, yearMonth: YearMonth): Answer {
  const ofYear = { userId, year: yearOfMonth(yearMonth) }
  const person = useQuery(personQuery(userId))
  const contracts = useQuery(personContractsQuery({ userId, yearMonth }))
  const absences = useQuery(personAbsencesQuery({ userId, yearMonth }))
  const counters = useQuery(countersLeftQuery(ofYear))
  const sickDays = useQuery(sickDaysLeftQuery(ofYear))
  const inMonth = contracts.data?._embedded.contractWithShiftTypesAndOrdersOutputDtoList
  const timesheets = useQueries({
    queries: (inMonth ?? []).map(({ id }) => contractTimesheetQuery({ contractId: id, yearMonth })),
  })

  const reads = [person, contracts, absences, counters, sickDays, ...timesheets]
  const failed = reads.filter(({ data, error }) => data === undefined && error !== null)
  const load = {
    isPending: failed.length === 0 && reads.some(({ data }) => data === undefined),
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
  const read = timesheets.flatMap(({ data }) => data ?? [])
  const isWhole = inMonth !== undefined && read.length === inMonth.length
  const month =
    person.data && absences.data && counters.data && sickDays.data && isWhole
      ? {
          person: person.data,
          yearMonth,
          contracts: inMonth,
          timesheets: read,
          absences: absences.data,
          left: countersLeft([
            ...counters.data._embedded.vacationCounterDtoList,
            ...sickDays.data._embedded.absenceCounterDtoList,
          ]),
        }
      : undefined
  return { person: person.data, month, load }
}
