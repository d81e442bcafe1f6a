import { plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const plannedMonthQuery = (contractId: number, yearMonth: YearMonth) =>
  queryWithFailure(texts.planning.monthFailed(formatMonth(yearMonth)), plannedMonth, {
    params: { contractId, yearMonth },
  })
