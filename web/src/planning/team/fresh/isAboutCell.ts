import type { Team } from './peopleOfTeam.ts'
import type { TeamChange } from './readTeamAgain.ts'

/**
 * True when a change can be about a day of a person. The key of the cell is the person and the day. A change that names
 * no person and no contract can be about everybody (rule team-14).
 */
export function isAboutCell({ userId, contractId }: TeamChange, key: string, team: Team | undefined): boolean {
  if (userId === null && contractId === null) return true
  const [personId] = key.split(' ').map(Number)
  if (userId !== null) return userId === personId
  const contracts = team?.people.find(({ person }) => person.id === personId)?.contracts
  return contracts?.some(({ id }) => id === contractId) === true
}
