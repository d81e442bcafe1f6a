import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Endpoint, Subject } from '@uurwerk/contract/endpoint'
import { teamQualifications } from '@uurwerk/contract/people/qualifications'
import { needRequests } from '@uurwerk/contract/planning/needRequests'
import { candidates, needs } from '@uurwerk/contract/planning/needs'
import { teamPlanning, teamReasons, teamWarnings } from '@uurwerk/contract/planning/teamPlanning'
import { teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '../../../app/api/queryClient.ts'
import type { Changes } from '../../../app/changes/watchChanges.ts'
import { peopleToReadAgain } from './peopleToReadAgain.ts'

/** The reads of the team planning that stand around the rows: the warnings, the staffing, the open places. */
const AROUND: readonly Endpoint[] = [
  teamWarnings,
  teamStaffing,
  teamReasons,
  teamQualifications,
  needs,
  needRequests,
  candidates,
]

const isShownBy = ({ shows }: Endpoint, { subjects }: RecentChange): boolean =>
  subjects.some((subject) => shows?.includes(subject))

/** True for a change that the team planning can show. */
export const concernsTeam = (change: RecentChange): boolean =>
  [teamPlanning, ...AROUND].some((read) => isShownBy(read, change))

/**
 * Reads what other people changed again. Of the rows and of the warnings, only those of the changed people are read. The
 * rows do not wait for the other reads (rule team-14).
 */
export async function readTeamAgain(changes: Changes): Promise<void> {
  addPeople(peopleToReadAgain.inPlanning, changes?.filter((change) => isShownBy(teamPlanning, change)) ?? null)
  addPeople(peopleToReadAgain.inWarnings, changes?.filter((change) => isShownBy(teamWarnings, change)) ?? null)
  const isOld = (read: Endpoint) => changes === null || changes.some((change) => isShownBy(read, change))
  void readAgain(AROUND.filter(isOld))
  await readAgain([teamPlanning].filter(isOld))
}

/** Reads the team again after a write in another window of this browser. The write can be about everybody. */
export async function readAfterWriteElsewhere(subjects: readonly Subject[]): Promise<void> {
  const isShown = [teamPlanning, ...AROUND].some(({ shows }) => shows?.some((subject) => subjects.includes(subject)))
  if (isShown) await readTeamAgain(null)
}

/** A change that names no person and no contract can be about everybody. */
function addPeople(list: typeof peopleToReadAgain.inPlanning, changes: Changes): void {
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
 * A running read is cancelled, because its answer can be older than the change. Periods that are not on the screen are
 * read again when they open.
 */
async function readAgain(reads: readonly Endpoint[]): Promise<void> {
  const paths = new Set<unknown>(reads.map(({ path }) => path))
  const predicate = ({ queryKey: [path] }: Query) => paths.has(path)
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}
