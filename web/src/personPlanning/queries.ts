import { lockedPersonMonthAbsences } from '@uurwerk/contract/absences'
import { lockedPlannedMonth, personPlannedMonth } from '@uurwerk/contract/planning'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../api/queryOf.ts'
import { texts } from '../texts/texts.ts'

export type PlanningKey = { readonly userId: number; readonly contractId: number; readonly yearMonth: YearMonth }

const meta = { failure: texts.personPlanning.failed }

export const personPlannedQuery = ({ userId, contractId, yearMonth }: PlanningKey) => ({
  ...queryOf(personPlannedMonth, { params: { userId, contractId, yearMonth } }),
  meta,
})

export const lockedPlannedQuery = ({ userId, contractId, yearMonth }: PlanningKey) => ({
  ...queryOf(lockedPlannedMonth, { params: { userId, contractId, yearMonth } }),
  meta,
})

export const lockedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) => ({
  ...queryOf(lockedPersonMonthAbsences, { params: { userId, yearMonth } }),
  meta,
})
