import { TEAM_OPERATIONS, type TeamOperation, type TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { sendInParts } from './sendInParts.ts'

const day = toDay('2027-01-04')

const restores = (undoId: number, count: number): TeamOperation[] =>
  Array.from({ length: count }, (_shift, place) => ({
    op: 'restore' as const,
    contractId: undoId,
    id: undoId * 10_000 + place,
    day,
    undoId,
  }))

const removals = (count: number): TeamOperation[] =>
  Array.from({ length: count }, (_shift, place) => ({
    op: 'remove' as const,
    contractId: 1,
    id: place,
    version: 1,
    day,
  }))

/**
 * The server of these tests. Like the real server, it restores the shifts of one removal in one request, and refuses to
 * restore more shifts of that removal in a later request.
 */
function givenServer() {
  const parts: number[] = []
  const used = new Set<number>()
  function send(part: readonly TeamOperation[]): Promise<TeamOutcomes> {
    parts.push(part.length)
    const before = new Set(used)
    const outcomes = part.map((operation) => {
      const isGone = operation.op === 'restore' && before.has(operation.undoId)
      if (operation.op === 'restore') used.add(operation.undoId)
      const code = isGone ? 'nothing_to_undo' : null
      return { id: 1, version: 1, undoId: null, code, message: null, warning: null }
    })
    return Promise.resolve({ outcomes, hours: [] })
  }
  return { parts, send }
}

test('when HR undoes more changes than one request can contain, all shifts of one removal are restored in the same request', async () => {
  const { parts, send } = givenServer()
  const operations = [...removals(1_980), ...restores(7, 30), ...restores(8, 1_990), ...restores(9, 30)]
  const { outcomes } = await sendInParts(operations, 'possible', send)
  expect(outcomes.filter(({ code }) => code !== null)).toEqual([])
  expect(outcomes).toHaveLength(operations.length)
  expect(parts).toEqual([1_980, 30, 1_990, 30])
})

test('the maximum number of operations is sent in one request, and more operations are sent in two requests', async () => {
  const { parts, send } = givenServer()
  await sendInParts(removals(TEAM_OPERATIONS), 'possible', send)
  await sendInParts(removals(TEAM_OPERATIONS + 1), 'possible', send)
  await sendInParts([...removals(TEAM_OPERATIONS), ...restores(7, 2)], 'possible', send)
  expect(parts).toEqual([TEAM_OPERATIONS, TEAM_OPERATIONS, 1, TEAM_OPERATIONS, 2])
})

test('a change that is done completely or not at all is one request', async () => {
  const { parts, send } = givenServer()
  await sendInParts(removals(TEAM_OPERATIONS + 1), 'all', send)
  expect(parts).toEqual([TEAM_OPERATIONS + 1])
})
