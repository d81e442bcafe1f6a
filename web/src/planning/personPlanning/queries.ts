import { lockedPersonMonthAbsences, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { lockedPlannedMonth, personPlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type PlanningKey = { readonly userId: number; readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * The options of a query that loads the planning again each time the screen opens. The employee and many screens of HR
 * can change the planning.
 */
const asItStands = { staleTime: 0, meta: { failure: texts.personPlanning.failed } }

export const personPlannedQuery = ({ userId, contractId, yearMonth }: PlanningKey) => ({
  ...queryOf(personPlannedMonth, { params: { userId, contractId, yearMonth } }),
  ...asItStands,
})

export const plannedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) => ({
  ...queryOf(personMonthAbsences, { params: { userId, yearMonth } }),
  ...asItStands,
})

export const lockedPlannedQuery = ({ userId, contractId, yearMonth }: PlanningKey) => ({
  ...queryOf(lockedPlannedMonth, { params: { userId, contractId, yearMonth } }),
  ...asItStands,
})

export const lockedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) => ({
  ...queryOf(lockedPersonMonthAbsences, { params: { userId, yearMonth } }),
  ...asItStands,
})
