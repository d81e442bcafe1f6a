import { teamReasons } from '@uurwerk/contract/planning/teamPlanning'
import type { Subject } from '@uurwerk/contract/endpoint'
import { makeStale } from '../../../app/api/keepReadsFresh.ts'
import { queryClient } from '../../../app/api/queryClient.ts'
import { changedRows } from '../../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../../app/changes/useChangesOfOthers.ts'
import type { Changes } from '../../../app/changes/watchChanges.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import type { Team } from './peopleOfTeam.ts'
import { teamPlanningQuery, type TeamPeriod } from '../queries.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import type { TeamRow } from '../grid/teamRows.ts'

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
      const team = queryClient.getQueryData<Team>(queryKey)
      return team && rowsOfTeam(team).rows
    },
    changed: changedCells,
    rowOf: () => null,
    concerns: ({ subjects }) => subjects.includes('openShifts') || subjects.some((subject) => SHOWN.has(subject)),
    refresh: (changes) => readAgain(queryKey, changes),
  })
}

/** The keys of the changed days. Only the days of people whose rows are new can differ. */
function changedCells(before: readonly TeamRow[], after: readonly TeamRow[]): readonly string[] {
  const known = new Map(before.map((row) => [row.person.id, row]))
  return after.flatMap((row) => {
    const old = known.get(row.person.id)
    return old === row ? [] : changedRows(old?.cells ?? [], row.cells, ({ key }) => key)
  })
}

async function readAgain(queryKey: readonly unknown[], changes: Changes): Promise<void> {
  if (changes === null || changes.some(({ subjects }) => subjects.includes('openShifts'))) {
    // An open shift can ask a qualification that other people do not hold.
    peopleToReadAgain.inWarnings.forget()
    void makeStale(['openShifts'])
  }
  if (changes === null || changes.some(({ subjects }) => subjects.includes('absences')))
    void queryClient.invalidateQueries({ queryKey: [teamReasons.path] })
  const concerned = changes?.filter(({ subjects }) => subjects.some((subject) => SHOWN.has(subject))) ?? null
  if (concerned?.length === 0) return
  const people = concerned?.map(({ userId }) => userId) ?? [null]
  if (people.includes(null)) peopleToReadAgain.inPlanning.forget()
  else peopleToReadAgain.add({ people: people.filter((id) => id !== null) })
  await queryClient.refetchQueries({ queryKey, exact: true })
}
