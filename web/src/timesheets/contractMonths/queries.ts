import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { monthDifferences } from '@uurwerk/contract/timesheets/monthDifferences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import { monthList } from '../../app/month/monthList.ts'
import * as texts from '../../texts/texts.ts'

export const contractMonthsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(contractMonths, { params: { yearMonth } }),
  ...monthList,
  meta: { failure: texts.contractMonths.failed(formatMonth(yearMonth)) },
})

export const monthDifferencesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthDifferences, { params: { yearMonth } }),
  meta: { failure: texts.contractMonths.checks.failed(formatMonth(yearMonth)) },
})
