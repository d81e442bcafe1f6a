import { plannedMonth } from '@uurwerk/contract/planning'
import { workedMonth } from '@uurwerk/contract/timesheets'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export const plannedMonthQuery = (contractId: number, yearMonth: YearMonth) => ({
  ...queryOf(plannedMonth, { params: { contractId, yearMonth } }),
  meta: { failure: texts.planning.monthFailed(formatMonth(yearMonth)) },
})

/** All contracts together: who is where on which day, and how each month stands. */
export const allShiftsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(workedMonth, { params: { yearMonth } }),
  meta: { failure: texts.planning.monthFailed(formatMonth(yearMonth)) },
})
