import { workedMonth } from '@uurwerk/contract/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

/** What was worked in a month, over all of one's contracts, and how each of them stands. */
export const workedMonthQuery = (yearMonth: YearMonth) => ({
  ...queryOf(workedMonth, { params: { yearMonth } }),
  meta: { failure: texts.timesheets.monthFailed(formatMonth(yearMonth)) },
})
