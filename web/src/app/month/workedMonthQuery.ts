import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

/** The worked shifts of the caller's month, of all contracts, with the state of each contract. */
export const workedMonthQuery = (yearMonth: YearMonth) => ({
  ...queryOf(workedMonth, { params: { yearMonth } }),
  meta: { failure: texts.timesheets.monthFailed(formatMonth(yearMonth)) },
})
