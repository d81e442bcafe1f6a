import { contract, monthContracts } from '@uurwerk/contract/contracts/contracts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { Person as PersonResource } from '@uurwerk/contract/people/people'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type MonthContract = ResponseOf<typeof monthContracts>['_embedded']['contractWithShiftTypesDtoList'][number]

export type Contract = ResponseOf<typeof contract>

export type Order = Contract['orders'][number]

export type ContractSummary = z.output<typeof PersonResource>['contractSummaryDtos'][number]

export const monthContractsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthContracts, { params: { yearMonth } }),
  meta: { failure: texts.contracts.monthFailed(formatMonth(yearMonth)) },
})

/** The requests that change contracts run one after the other, so that each answer contains all earlier changes. */
export const contractWrites = { scope: { id: 'contract' } }

export const contractQuery = (contractId: number) => ({
  ...queryOf(contract, { params: { contractId } }),
  meta: { failure: texts.contracts.detail.failed },
})
