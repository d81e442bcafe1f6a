import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { hourlyRatesInfo } from '@uurwerk/contract/contracts/hourlyRates'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type HourlyRates = ResponseOf<typeof hourlyRatesInfo>

export const hourlyRatesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(hourlyRatesInfo, { params: { yearMonth } }),
  meta: { failure: texts.hourlyRates.failed(formatMonth(yearMonth)) },
})
