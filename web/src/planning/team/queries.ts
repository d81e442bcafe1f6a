import { teamPlanning, teamReasons, teamWarnings, type TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import type { Day } from '@uurwerk/domain/time/day'
import { keepPreviousData } from '@tanstack/react-query'
import { answerOf } from '../../app/api/call.ts'
import { queryClient } from '../../app/api/queryClient.ts'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { peopleToReadAgain } from './fresh/peopleToReadAgain.ts'
import { withFreshPeople } from './fresh/withFreshPeople.ts'

export type TeamPeriod = { readonly from: Day; readonly to: Day }

/**
 * The planning of a period. After a change of some people, only their rows are read again. While another period loads,
 * the screen keeps the rows of the previous period.
 */
export const teamPlanningQuery = ({ from, to }: TeamPeriod) => {
  const query = queryOf(teamPlanning, { query: { from, to } })
  return {
    ...query,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<TeamPlanning> => {
      const kept = queryClient.getQueryData(query.queryKey)
      const again = kept === undefined ? null : peopleToReadAgain.of(kept)
      if (kept === undefined || again === null)
        return answerOf(teamPlanning, { query: { from, to } }, { signal }).then(peopleToReadAgain.forgetting)
      const some = { from, to, people: again.ids.join(',') }
      const fresh = await answerOf(teamPlanning, { query: some }, { signal })
      again.done()
      return withFreshPeople(kept, again.ids, fresh) ?? answerOf(teamPlanning, { query: { from, to } }, { signal })
    },
    // The rows of unchanged people stay the same objects, so the grid renders only the changed rows.
    structuralSharing: false,
    placeholderData: keepPreviousData,
    meta: { failure: texts.teamPlanning.failed },
  } as const
}

/** The points that HR should check. The cells are shown before this query has loaded. */
export const teamWarningsQuery = ({ from, to }: TeamPeriod) => ({
  ...queryOf(teamWarnings, { query: { from, to } }),
  meta: { failure: texts.teamPlanning.warningsFailed },
})

/** The planned and the needed people of the period. */
export const teamStaffingQuery = ({ from, to }: TeamPeriod) => ({
  ...queryOf(teamStaffing, { query: { from, to } }),
  meta: { failure: texts.teamPlanning.staffingFailed },
})

/**
 * The reasons are read only once for each period and customer, because each reading of the reasons is written to the
 * history.
 */
export const teamReasonsQuery = ({ from, to }: TeamPeriod, customerId: number | null) => ({
  ...queryOf(teamReasons, {
    query: { from, to, ...(customerId !== null && { customer: String(customerId) }) },
  }),
  staleTime: Infinity,
  meta: { failure: texts.teamPlanning.reasonsFailed },
})
