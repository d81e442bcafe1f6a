import { monthAbsences } from '@uurwerk/contract/absences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export const monthAbsencesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthAbsences, { params: { yearMonth } }),
  meta: { failure: texts.absences.monthFailed(formatMonth(yearMonth)) },
})
