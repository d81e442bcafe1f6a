import { absenceCounters, personRecupYear, recupYear, vacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type RecupYear = ResponseOf<typeof personRecupYear>

/** A month of the overview of recuperation, in the form of the API. */
export type RecupMonth = RecupYear['recupForMonthDtos'][number]

export type Counter = ResponseOf<typeof vacationCounters>['_embedded']['vacationCounterDtoList'][number]

type PersonYear = { readonly personId: number; readonly year: number }

/** The recuperation of the signed-in person in a year. */
export const recupQuery = (year: number) => ({
  ...queryOf(recupYear, { params: { year } }),
  meta: { failure: texts.balances.recup.failed(year) },
})

export const personRecupQuery = ({ personId, year }: PersonYear) => ({
  ...queryOf(personRecupYear, { params: { userId: personId, year } }),
  meta: { failure: texts.balances.recup.failed(year) },
})

export const vacationCountersQuery = ({ personId, year }: PersonYear) => ({
  ...queryOf(vacationCounters, { params: { id: personId, year } }),
  meta: { failure: texts.balances.vacationFailed(year) },
})

export const absenceCountersQuery = ({ personId, year }: PersonYear) => ({
  ...queryOf(absenceCounters, { params: { id: personId, year } }),
  meta: { failure: texts.balances.vacationFailed(year) },
})
