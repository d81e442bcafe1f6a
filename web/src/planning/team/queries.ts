import { teamPlanning, teamReasons, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import type { Day } from '@uurwerk/domain/time/day'
import { hashKey, keepPreviousData, type QueryKey } from '@tanstack/react-query'
import { takeEarly } from '../../app/api/early/askEarly.ts'
import { answerOf } from '../../app/api/call.ts'
import { queryClient } from '../../app/api/queryClient.ts'
import { queryOf, queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'
import { peopleToReadAgain } from './fresh/peopleToReadAgain.ts'
import { byPerson, type Team } from './fresh/peopleOfTeam.ts'
import { warningsOf, withFreshWarnings, type Warnings } from './fresh/warningsOf.ts'
import { withFreshPeople } from './fresh/withFreshPeople.ts'

export type TeamPeriod = { readonly from: Day; readonly to: Day }

type Read = { readonly signal: AbortSignal }

/** After a change, only the changed people are read. While another period loads, the previous rows stay. */
export const teamPlanningQuery = ({ from, to }: TeamPeriod) => {
  const queryKey: QueryKey = queryOf(teamPlanning, { query: { from, to } }).queryKey
  async function read({ signal }: Read): Promise<Team> {
    const kept = queryClient.getQueryData<Team>(queryKey)
    const { ids, done } = peopleToReadAgain.inPlanning.start(hashKey(queryKey), kept)
    const some =
      kept === undefined || ids === null
        ? null
        : withFreshPeople(
            kept,
            ids,
            byPerson(await answerOf(teamPlanning, { query: { from, to, people: ids.join(',') } }, { signal })),
          )
    const whole = { query: { from, to } }
    const team =
      some ?? byPerson((await takeEarly(teamPlanning, whole)) ?? (await answerOf(teamPlanning, whole, { signal })))
    done()
    return team
  }
  return {
    queryKey,
    queryFn: read,
    // The rows of unchanged people stay the same objects, so the grid renders only the changed rows.
    structuralSharing: false,
    placeholderData: keepPreviousData<Team>,
    meta: { failure: texts.teamPlanning.failed },
  } as const
}

/** The cells do not wait for the warnings. After a change, only the warnings of the changed people are read. */
export const teamWarningsQuery = ({ from, to }: TeamPeriod) => {
  const queryKey: QueryKey = queryOf(teamWarnings, { query: { from, to } }).queryKey
  async function read({ signal }: Read): Promise<Warnings> {
    const kept = queryClient.getQueryData<Warnings>(queryKey)
    const team = queryClient.getQueryData<Team>(teamPlanningQuery({ from, to }).queryKey)
    const { ids, done } = peopleToReadAgain.inWarnings.start(hashKey(queryKey), kept && team)
    const some = ids === null ? {} : { people: ids.join(',') }
    const fresh = warningsOf(await answerOf(teamWarnings, { query: { from, to, ...some } }, { signal }))
    done()
    return kept === undefined || ids === null ? fresh : withFreshWarnings(kept, ids, fresh)
  }
  return {
    queryKey,
    queryFn: read,
    // The warnings of unchanged people stay the same objects, so the grid renders only the changed rows.
    structuralSharing: false,
    meta: { failure: texts.teamPlanning.warningsFailed },
  } as const
}

export const teamStaffingQuery = ({ from, to }: TeamPeriod) =>
  queryWithFailure(texts.teamPlanning.staffingFailed, teamStaffing, { query: { from, to } })

/** The reasons are read once for each period and customer, because each reading of the reasons is audited. */
export const teamReasonsQuery = ({ from, to }: TeamPeriod, customerId: number | null) => ({
  ...queryOf(teamReasons, {
    query: { from, to, ...(customerId !== null && { customer: String(customerId) }) },
  }),
  staleTime: Infinity,
  meta: { failure: texts.teamPlanning.reasonsFailed },
})
