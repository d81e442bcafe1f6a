import { hrStart, oddHours } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const hrStartQuery = (yearMonth: YearMonth) => ({
  ...queryOf(hrStart, { params: { yearMonth } }),
  meta: { failure: texts.hrStart.failed(formatMonth(yearMonth)) },
})

export const oddHoursQuery = (yearMonth: YearMonth) => ({
  ...queryOf(oddHours, { params: { yearMonth } }),
  meta: { failure: texts.hrStart.odd.failed(formatMonth(yearMonth)) },
})
