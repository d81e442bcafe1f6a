import { absenceCounters, personRecupYear, recupYear, vacationCounters } from '@uurwerk/contract/balances/balances'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type RecupYear = ResponseOf<typeof personRecupYear>

export type RecupMonth = RecupYear['recupForMonthDtos'][number]

export type Counter = ResponseOf<typeof vacationCounters>['_embedded']['vacationCounterDtoList'][number]

type PersonYear = { readonly personId: number; readonly year: number }

export const recupQuery = (year: number) =>
  queryWithFailure(texts.balances.recup.failed(year), recupYear, { params: { year } })

export const personRecupQuery = ({ personId, year }: PersonYear) =>
  queryWithFailure(texts.balances.recup.failed(year), personRecupYear, { params: { userId: personId, year } })

export const vacationCountersQuery = ({ personId, year }: PersonYear) =>
  queryWithFailure(texts.balances.vacationFailed(year), vacationCounters, { params: { id: personId, year } })

export const absenceCountersQuery = ({ personId, year }: PersonYear) =>
  queryWithFailure(texts.balances.vacationFailed(year), absenceCounters, { params: { id: personId, year } })
