import { absenceChanges, teamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const teamAbsencesQuery = (yearMonth: YearMonth) =>
  queryWithFailure(texts.absenceOverview.failed(formatMonth(yearMonth)), teamAbsences, { params: { yearMonth } })

export const absenceChangesQuery = () => queryWithFailure(texts.absenceOverview.newsFailed, absenceChanges)
