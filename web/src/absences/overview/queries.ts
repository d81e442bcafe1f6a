import { absenceChanges, teamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const teamAbsencesQuery = (yearMonth: YearMonth) => ({
  ...queryOf(teamAbsences, { params: { yearMonth } }),
  meta: { failure: texts.absenceOverview.failed(formatMonth(yearMonth)) },
})

export const absenceChangesQuery = () => ({
  ...queryOf(absenceChanges),
  meta: { failure: texts.absenceOverview.newsFailed },
})
