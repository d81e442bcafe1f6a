import type { RecentChange } from '@uurwerk/contract/audit/recentChanges'
import type { Team } from './peopleOfTeam.ts'

/** The people and the contracts of a change. */
export type Changed = { readonly people?: readonly number[]; readonly contracts?: readonly number[] }

/**
 * How long a write is remembered, in milliseconds. The server names a change for one minute, and the browser asks
 * every 15 seconds.
 */
const NAMED_MS = 90_000

/** The times of the last writes of this browser, for each person and for each contract. */
const people = new Map<number, number>()
const contracts = new Map<number, number>()
let last = -Infinity

/** Remembers a write of this browser. */
export function noteWrite({ people: ids = [], contracts: contractIds = [] }: Changed): void {
  last = Date.now()
  for (const id of ids) people.set(id, last)
  for (const id of contractIds) contracts.set(id, last)
}

const isRecent = (at: number | undefined): boolean => at !== undefined && Date.now() - at < NAMED_MS

/**
 * Returns true when this browser made the change. A change that names no person and no contract can be any of the
 * writes of this browser.
 */
export function wroteHere({ userId, contractId }: RecentChange, team: Team | undefined): boolean {
  if (userId === null && contractId === null) return isRecent(last)
  const ofPerson = team?.people.find(({ person }) => person.id === userId)?.contracts ?? []
  return (
    (userId !== null && isRecent(people.get(userId))) ||
    [contractId, ...ofPerson.map(({ id }) => id)].some((id) => id !== null && isRecent(contracts.get(id)))
  )
}
