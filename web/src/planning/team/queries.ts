import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import type { Day } from '@uurwerk/domain/time/day'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

/** While another period loads, the screen keeps the rows of the period before. */
export const teamPlanningQuery = (period: { readonly from: Day; readonly to: Day }) => ({
  ...queryOf(teamPlanning, { query: period }),
  placeholderData: keepPreviousData,
  meta: { failure: texts.teamPlanning.failed },
})
