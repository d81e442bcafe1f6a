import { teamReasons } from '@uurwerk/contract/planning/teamPlanning'
import type { Subject } from '@uurwerk/contract/endpoint'
import { makeStale } from '../../../app/api/keepReadsFresh.ts'
import { queryClient } from '../../../app/api/queryClient.ts'
import { useChangesOfOthers } from '../../../app/changes/useChangesOfOthers.ts'
import type { Changes } from '../../../app/changes/watchChanges.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import { teamPlanningQuery, type TeamPeriod } from '../queries.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'

const SHOWN = new Set<Subject>([
  'shifts',
  'absences',
  'availability',
  'months',
  'people',
  'contracts',
  'customers',
  'shiftTypes',
])

/**
 * Reads the rows of people again whom other users changed. The changed days are marked for some seconds (rule team-14).
 */
export function useWatchedTeam(period: TeamPeriod) {
  const { queryKey } = teamPlanningQuery(period)
  return useChangesOfOthers({
    rows: () => {
      const team = queryClient.getQueryData(queryKey)
      return team && rowsOfTeam(team).rows.flatMap(({ cells }) => cells)
    },
    keyOf: ({ key }) => key,
    rowOf: () => null,
    concerns: ({ subjects }) => subjects.includes('openShifts') || subjects.some((subject) => SHOWN.has(subject)),
    refresh: (changes) => readAgain(queryKey, changes),
  })
}

async function readAgain(queryKey: readonly unknown[], changes: Changes): Promise<void> {
  if (changes === null || changes.some(({ subjects }) => subjects.includes('openShifts')))
    void makeStale(['openShifts'])
  if (changes === null || changes.some(({ subjects }) => subjects.includes('absences')))
    void queryClient.invalidateQueries({ queryKey: [teamReasons.path] })
  const concerned = changes?.filter(({ subjects }) => subjects.some((subject) => SHOWN.has(subject))) ?? null
  if (concerned?.length === 0) return
  const people = concerned?.map(({ userId }) => userId) ?? [null]
  if (people.includes(null)) peopleToReadAgain.forget()
  else peopleToReadAgain.add({ people: people.filter((id) => id !== null) })
  await queryClient.refetchQueries({ queryKey, exact: true })
}
