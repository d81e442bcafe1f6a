import { monthAbsences } from '@uurwerk/contract/absences/absences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryWithFailure } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export const monthAbsencesQuery = (yearMonth: YearMonth) =>
  queryWithFailure(texts.absences.monthFailed(formatMonth(yearMonth)), monthAbsences, { params: { yearMonth } })
