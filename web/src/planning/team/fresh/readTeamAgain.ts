import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { teamQualifications } from '@uurwerk/contract/people/qualifications'
import { needRequests } from '@uurwerk/contract/planning/openShifts/needRequests'
import { candidates, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { teamCounts } from '@uurwerk/contract/planning/team/teamCounts'
import { teamPlanning, teamReasons, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '../../../app/api/queryClient.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'

const AROUND: readonly Endpoint[] = [
  teamWarnings,
  teamCounts,
  teamStaffing,
  teamReasons,
  teamQualifications,
  needs,
  needRequests,
  candidates,
]

/** A change that names no person and no contract can be about everybody. */
export type TeamChange = Pick<RecentChange, 'subjects' | 'userId' | 'contractId'>
/** The reported changes; null when there are more changes than the server can name. */
type TeamChanges = readonly TeamChange[] | null

const isShownBy = ({ shows }: Endpoint, { subjects }: TeamChange): boolean =>
  subjects.some((subject) => shows?.includes(subject))

export const concernsTeam = (change: TeamChange): boolean =>
  [teamPlanning, ...AROUND].some((read) => isShownBy(read, change))

/**
 * Reads the rows and the warnings of the changed people. The rows do not wait for other reads (rules team-14, team-46).
 */
export async function readTeamAgain(changes: TeamChanges): Promise<void> {
  addPeople(peopleToReadAgain.inPlanning, changes?.filter((change) => isShownBy(teamPlanning, change)) ?? null)
  addPeople(peopleToReadAgain.inWarnings, changes?.filter((change) => isShownBy(teamWarnings, change)) ?? null)
  const isOld = (read: Endpoint) => changes === null || changes.some((change) => isShownBy(read, change))
  void readAgain(AROUND.filter(isOld))
  await readAgain([teamPlanning].filter(isOld))
}

function addPeople(list: typeof peopleToReadAgain.inPlanning, changes: TeamChanges): void {
  if (changes === null || changes.some(({ userId, contractId }) => userId === null && contractId === null)) {
    list.forget()
    return
  }
  list.add({
    people: changes.flatMap(({ userId }) => userId ?? []),
    contracts: changes.flatMap(({ userId, contractId }) => (userId === null ? (contractId ?? []) : [])),
  })
}

/**
 * Cancels the running reads of these endpoints, because the answers can be older than the change. The shown period is
 * read again at once, and a hidden period is read when HR opens it.
 */
async function readAgain(reads: readonly Endpoint[]): Promise<void> {
  const paths = new Set<unknown>(reads.map(({ path }) => path))
  const predicate = ({ queryKey: [path] }: Query) => paths.has(path)
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}
