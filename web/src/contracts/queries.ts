import { monthContracts } from '@uurwerk/contract/contracts'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

/** One of the person's contracts of a month, with what can be planned on it. */
export type MonthContract = ResponseOf<typeof monthContracts>['_embedded']['contractWithShiftTypesDtoList'][number]

export const monthContractsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthContracts, { params: { yearMonth } }),
  meta: { failure: texts.contracts.monthFailed(formatMonth(yearMonth)) },
})
