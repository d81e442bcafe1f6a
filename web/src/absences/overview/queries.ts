import { monthAbsenceRows } from '@uurwerk/contract/absences/absences'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type AbsenceRow = ResponseOf<typeof monthAbsenceRows>['_embedded']['absenceRowDtoList'][number]

export const absenceRowsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthAbsenceRows, { params: { yearMonth } }),
  meta: { failure: texts.absenceOverview.failed(formatMonth(yearMonth)) },
})
