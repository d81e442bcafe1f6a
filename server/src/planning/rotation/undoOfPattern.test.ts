import { editPlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import {
  editRotationPattern,
  fillPattern,
  followPattern,
  type AppliedPatterns,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { rotationWorld } from '../../testing/world/planning/rotationWorld.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'

const { as, db, world, body, listed, made, following, follow, fill, relay, standing } = await rotationWorld()

/** The request with which HR undoes the planning of shifts with a pattern. */
function undoing({ undo }: AppliedPatterns) {
  const { planned = [], removed = [], filledUntil = [] } = undo ?? {}
  const operations = [
    ...planned.map((shift) => ({ op: 'remove' as const, ...shift })),
    ...removed.map((shift) => ({ op: 'restore' as const, ...shift })),
  ]
  return { query: {}, body: { mode: 'possible' as const, operations, filledUntil } }
}
const sendUndo = async (sent: ReturnType<typeof undoing>) =>
  (await call(world().hr.call, applyTeamPlanning, sent)).outcomes.map(({ code }) => code)
const takeBack = (laid: AppliedPatterns) => sendUndo(undoing(laid))
const filledUntilNow = async () => (await listed())[0]?.followers[0]?.filledUntil

test('HR undoes the filling of a pattern: the planned shifts are removed, the day until which it was filled is as before, and a changed shift stays', async () => {
  await follow(await made(), { start: '2026-12-07' })
  await fill('2026-12-07', '2026-12-08')
  const laid = await fill('2026-12-09', '2026-12-11')
  expect(laid.undo?.planned).toHaveLength(3)
  expect(await filledUntilNow()).toBe('2026-12-11')
  const [first] = laid.undo!.planned
  const change = { op: 'change' as const, ...first!, shiftTypeId: world().night }
  await call(world().hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [change] } })
  expect(await takeBack(laid)).toEqual(['stale', null, null])
  expect((await standing('2026-12-07', '2026-12-11')).map(([day, type]) => [day, type])).toEqual([
    ['2026-12-07', world().early],
    ['2026-12-08', world().early],
    ['2026-12-09', world().night],
  ])
  expect(await filledUntilNow()).toBe('2026-12-08')
})

test('HR undoes the second planning of a changed pattern, and plans it again with the same result', async () => {
  const days = (shiftId: number) => [1, 2].map((weekday) => ({ week: 1, weekday, shiftId }))
  const patternId = await made({ weeks: 1, days: days(world().early) })
  await follow(patternId)
  await fill('2026-12-07', '2026-12-08')
  const early = await standing('2026-12-07', '2026-12-08')
  const changed = body({ weeks: 1, days: days(world().night), version: 1 })
  await call(world().hr.call, editRotationPattern, { params: { patternId }, body: changed })
  const laid = await relay('2026-12-07', '2026-12-08')
  const night = await standing('2026-12-07', '2026-12-08')
  expect(await takeBack(laid)).toEqual([null, null, null, null])
  expect(await standing('2026-12-07', '2026-12-08')).toEqual(early)
  await relay('2026-12-07', '2026-12-08')
  expect(await standing('2026-12-07', '2026-12-08')).toEqual(night)
})

test('when HR has planned the changed pattern again until the same day, the undo of the first planning does not change the last filled day of the pattern', async () => {
  const days = (shiftId: number) => [1, 2].map((weekday) => ({ week: 1, weekday, shiftId }))
  const patternId = await made({ weeks: 1, days: days(world().early) })
  await follow(patternId, { start: '2026-12-07' })
  const laid = await fill('2026-12-07', '2026-12-08')
  const changed = body({ weeks: 1, days: days(world().night), version: 1 })
  await call(world().hr.call, editRotationPattern, { params: { patternId }, body: changed })
  await relay('2026-12-07', '2026-12-08')
  expect(await takeBack(laid)).toEqual(['no_shift_on_day', 'no_shift_on_day'])
  expect(await filledUntilNow()).toBe('2026-12-08')
})

test('the undo of planning with a pattern does not change the last filled day of a contract without an operation, and cannot set a later day', async () => {
  await follow(await made(), { start: '2026-12-07' })
  const laid = await fill('2026-12-07', '2026-12-08')
  const contractId = await givenContract(db, { personId: world().hr.id, customerId: world().customerId })
  const operation = { op: 'plan' as const, contractId, day: '2026-12-07', shiftTypeId: world().early }
  const { query, body: sent } = undoing(laid)
  await call(world().hr.call, applyTeamPlanning, { query, body: { ...sent, operations: [operation] } })
  expect(await filledUntilNow()).toBe('2026-12-08')
  const later = sent.filledUntil.map((until) => ({ ...until, before: '2026-12-09' }))
  const refusal = await refused(world().hr.call, applyTeamPlanning, { query, body: { ...sent, filledUntil: later } })
  expect(refusal).toMatchObject({ status: 422, code: 'invalid' })
  expect(JSON.stringify(refusal)).toContain('Het vorige dag veld moet een datum voor het gevulde dag veld zijn')
  expect(await filledUntilNow()).toBe('2026-12-08')
})

const apply = async (by: Caller, operations: readonly TeamOperation[]) => {
  const sent = { query: {}, body: { mode: 'all' as const, operations: [...operations] } }
  return (await call(by, applyTeamPlanning, sent)).outcomes
}

test('HR restores a shift of a pattern with one request that names the shift twice', async () => {
  await follow(await made(), { start: '2026-12-07' })
  const { undo } = await fill('2026-12-07', '2026-12-07')
  const { version, ...shift } = { ...undo!.planned[0]!, day: toDay('2026-12-07') }
  const [removal] = await apply(world().hr.call, [{ op: 'remove', ...shift, version }])
  const { followerId } = undo!.filledUntil[0]!
  const restore = { op: 'restore' as const, ...shift, followerId, undoId: removal!.undoId! }
  await apply(world().hr.call, [restore, restore])
  expect(await standing('2026-12-07', '2026-12-07')).toEqual([['2026-12-07', world().early, '07:00–15:06']])
})

test('Els of HR undoes an edit of her own shift that a pattern made', async () => {
  const elsId = await givenPerson(db, { firstName: 'Els', roles: ['ROLE_USER', 'ROLE_ADMIN'] })
  const els = await as(elsId)
  const contractId = await givenContract(db, { personId: elsId, customerId: world().customerId })
  const sent = { params: { patternId: await made() }, body: { ...following({ start: '2026-12-07' }), contractId } }
  await call(els, followPattern, sent)
  const day = toDay('2026-12-07')
  const { undo } = await call(els, fillPattern, { query: {}, body: { contractIds: [contractId], from: day, to: day } })
  const { id, version } = undo!.planned[0]!
  const { undoId } = await call(els, editPlannedShift, {
    params: { contractId, yearMonth: toYearMonth('2026-12') },
    body: { startDate: day, shiftId: world().night, id, version },
  })
  const { followerId } = undo!.filledUntil[0]!
  const [undone] = await apply(els, [{ op: 'restore', contractId, id, day, followerId, undoId: undoId! }])
  expect(undone).toMatchObject({ id, code: null })
})
