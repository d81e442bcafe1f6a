import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Team } from './peopleOfTeam.ts'

export type ChangedRecords = { readonly people?: readonly number[]; readonly contracts?: readonly number[] }

/**
 * The time in milliseconds during which this browser recognises its own writes. It is longer than the minute in which
 * the server reports a write, plus the 15 seconds between two requests of the browser.
 */
const NAMED_MS = 90_000

/** The times of the last writes of this browser, for each person and for each contract. */
const people = new Map<number, number>()
const contracts = new Map<number, number>()
let last = -Infinity
/** The time of the last answered request for changes. The answer contains all writes before this time. */
let answeredUntil = -Infinity

export function noteWrite({ people: ids = [], contracts: contractIds = [] }: ChangedRecords): void {
  last = Date.now()
  for (const id of ids) people.set(id, last)
  for (const id of contractIds) contracts.set(id, last)
}

const isRecent = (at: number | undefined): boolean =>
  at !== undefined && at >= answeredUntil && Date.now() - at < NAMED_MS

/**
 * Leaves out the changes that the user made in this browser, because the browser has already read their rows. A change
 * without a person and a contract is left out when this browser sent any write recently. After this answer, older writes
 * of this browser leave out no more changes, because the answer already contained these writes (rule team-48).
 */
export function madeElsewhere(
  changes: readonly RecentChange[],
  requestedAt: number,
  team: Team | undefined,
): readonly RecentChange[] {
  const elsewhere = changes.filter((change) => !change.isOwn || !isWrittenHere(change, team))
  answeredUntil = requestedAt
  return elsewhere
}

function isWrittenHere({ userId, contractId }: RecentChange, team: Team | undefined): boolean {
  if (userId === null && contractId === null) return isRecent(last)
  const ofPerson = team?.people.find(({ person }) => person.id === userId)?.contracts ?? []
  return (
    (userId !== null && isRecent(people.get(userId))) ||
    [contractId, ...ofPerson.map(({ id }) => id)].some((id) => id !== null && isRecent(contracts.get(id)))
  )
}
