import { TEAM_OPERATIONS, type TeamOperation, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'

/**
 * Sends several requests when there are too many operations for one request. In the mode `all` there is one request,
 * because the server does either all operations or none.
 */
export async function sendInParts(
  operations: readonly TeamOperation[],
  mode: 'all' | 'possible',
  send: (part: readonly TeamOperation[]) => Promise<TeamOutcomes>,
): Promise<TeamOutcomes> {
  const end = mode === 'all' ? operations.length : endOfPart(operations)
  if (end === operations.length) return send(operations)
  const first = await send(operations.slice(0, end))
  const rest = await sendInParts(operations.slice(end), mode, send)
  return { ...rest, outcomes: [...first.outcomes, ...rest.outcomes] }
}

/** The server restores a removal only once, so its operations stay in one request (rule team-35). */
function endOfPart(operations: readonly TeamOperation[]): number {
  const next = operations[TEAM_OPERATIONS]
  if (next === undefined) return operations.length
  if (next.op !== 'restore') return TEAM_OPERATIONS
  const isOfOther = (operation: TeamOperation) => operation.op !== 'restore' || operation.undoId !== next.undoId
  const end = operations.slice(0, TEAM_OPERATIONS).findLastIndex(isOfOther) + 1
  // A removal of more shifts than one request can contain is divided over several requests.
  return end === 0 ? TEAM_OPERATIONS : end
}
