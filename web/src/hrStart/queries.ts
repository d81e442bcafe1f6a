import { hrStart, oddHours } from '@uurwerk/contract/hrStart/hrStart'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const hrStartQuery = (yearMonth: YearMonth) =>
  queryWithFailure(texts.hrStart.failed(formatMonth(yearMonth)), hrStart, { params: { yearMonth } })

export const oddHoursQuery = (yearMonth: YearMonth) =>
  queryWithFailure(texts.hrStart.odd.failed(formatMonth(yearMonth)), oddHours, { params: { yearMonth } })
