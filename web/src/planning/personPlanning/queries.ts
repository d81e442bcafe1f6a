import { lockedPersonMonthAbsences, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { lockedPlannedMonth, personPlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type PlanningKey = { readonly userId: number; readonly contractId: number; readonly yearMonth: YearMonth }

/** The planning is read again each time the screen opens. The employee and many screens of HR can change it. */
const asItStands = { staleTime: 0, meta: { failure: texts.personPlanning.failed } }

export const personPlannedQuery = (params: PlanningKey) => ({
  ...queryOf(personPlannedMonth, { params }),
  ...asItStands,
})

export const plannedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) => ({
  ...queryOf(personMonthAbsences, { params: { userId, yearMonth } }),
  ...asItStands,
})

export const lockedPlannedQuery = (params: PlanningKey) => ({
  ...queryOf(lockedPlannedMonth, { params }),
  ...asItStands,
})

export const lockedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) => ({
  ...queryOf(lockedPersonMonthAbsences, { params: { userId, yearMonth } }),
  ...asItStands,
})
