import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const monthAbsencesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthAbsences, { params: { yearMonth } }),
  meta: { failure: texts.absences.monthFailed(formatMonth(yearMonth)) },
})
