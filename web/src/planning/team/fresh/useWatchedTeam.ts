import { useEffect } from 'react'
import { queryClient } from '../../../app/api/queryClient.ts'
import { changedRows } from '../../../app/changes/changedRows.ts'
import { useChangesOfOthers } from '../../../app/changes/useChangesOfOthers.ts'
import { followOtherWindows } from './followOtherWindows.ts'
import { isAboutCell } from './isAboutCell.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'
import type { Team } from './peopleOfTeam.ts'
import { madeElsewhere } from './noteWrite.ts'
import { concernsTeam, readTeamAgain } from './readTeamAgain.ts'
import { teamPlanningQuery, type TeamPeriod } from '../queries.ts'
import { rowsOfTeam } from '../grid/rowsOfTeam.ts'
import type { TeamRow } from '../grid/teamRows.ts'

/** Reads the rows that others or other windows changed, and marks the changed days for some seconds (rule team-14). */
export function useWatchedTeam(period: TeamPeriod) {
  const { queryKey } = teamPlanningQuery(period)
  useEffect(() => peopleToReadAgain.followWrites(), [])
  useEffect(() => followOtherWindows(), [])
  return useChangesOfOthers({
    rows: () => {
      const team = queryClient.getQueryData<Team>(queryKey)
      return team && rowsOfTeam(team).rows
    },
    changed: changedCells,
    isAbout: (change, key) => isAboutCell(change, key, queryClient.getQueryData<Team>(queryKey)),
    concerns: concernsTeam,
    refresh: readTeamAgain,
    madeElsewhere: (all, requestedAt) => madeElsewhere(all, requestedAt, queryClient.getQueryData<Team>(queryKey)),
  })
}

/** The keys of the changed days. A row that is still the same object has no changed days. */
function changedCells(before: readonly TeamRow[], after: readonly TeamRow[]): readonly string[] {
  const known = new Map(before.map((row) => [row.person.id, row]))
  return after.flatMap((row) => {
    const old = known.get(row.person.id)
    return old === row ? [] : changedRows(old?.cells ?? [], row.cells, ({ key }) => key)
  })
}
