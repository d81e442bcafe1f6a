import type { InputArgument } from '@uurwerk/contract/callInput'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { lockedPersonMonthAbsences, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { lockedPlannedMonth, personPlannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type PlanningKey = { readonly userId: number; readonly contractId: number; readonly yearMonth: YearMonth }

/** The planning is read at each opening, because the employee and many screens of HR can change it. */
const readAtOpening = <E extends Endpoint>(endpoint: E, ...input: InputArgument<E>) => ({
  ...queryWithFailure(texts.personPlanning.failed, endpoint, ...input),
  staleTime: 0,
})

export const personPlannedQuery = (params: PlanningKey) => readAtOpening(personPlannedMonth, { params })

export const plannedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) =>
  readAtOpening(personMonthAbsences, { params: { userId, yearMonth } })

export const lockedPlannedQuery = (params: PlanningKey) => readAtOpening(lockedPlannedMonth, { params })

export const lockedAbsencesQuery = ({ userId, yearMonth }: PlanningKey) =>
  readAtOpening(lockedPersonMonthAbsences, { params: { userId, yearMonth } })
