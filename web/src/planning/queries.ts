import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const plannedMonthQuery = (contractId: number, yearMonth: YearMonth) => ({
  ...queryOf(plannedMonth, { params: { contractId, yearMonth } }),
  meta: { failure: texts.planning.monthFailed(formatMonth(yearMonth)) },
})
