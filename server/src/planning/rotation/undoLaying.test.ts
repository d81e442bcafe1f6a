import { applyTeamPlanning, teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import {
  addRotationPattern,
  editRotationPattern,
  fillPattern,
  followPattern,
  relayPattern,
  rotationPatterns,
  type LaidPatterns,
} from '@uurwerk/contract/planning/rotationPatterns'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')

let world: AnnaAtWork

beforeEach(async () => {
  world = await annaAtWork(app)
})

/** The body of a pattern with an early shift on each weekday, and a night shift on Saturday of the second week. */
const body = (fields: object = {}) => ({
  customerId: world.customerId,
  name: 'Week A/B',
  weeks: 2,
  days: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, shiftId: world.early })),
    { week: 2, weekday: 6, shiftId: world.night },
  ],
  ...fields,
})
const listed = async () =>
  (await call(world.hr.call, rotationPatterns))._embedded.rotationPatternDtoList.filter(
    ({ customerId }) => customerId === world.customerId,
  )
const made = async (fields: object = {}): Promise<number> => {
  await call(world.hr.call, addRotationPattern, { body: body(fields) })
  return Math.max(...(await listed()).map(({ id }) => id))
}
type Following = { readonly start?: string; readonly end?: string; readonly firstWeek?: number }
const following = ({ start = '2026-11-23', end, firstWeek = 1 }: Following = {}) => ({
  contractId: world.contractId,
  start,
  ...(end !== undefined && { end }),
  firstWeek,
})
const follow = (patternId: number, how: Following = {}) =>
  call(world.hr.call, followPattern, { params: { patternId }, body: following(how) })
type Asked = { readonly onHolidays?: boolean; readonly onUnavailable?: boolean; readonly preview?: 'true' }
const asked = (from: string, to: string, { preview, ...switches }: Asked = {}) => ({
  query: preview === undefined ? {} : { preview },
  body: { contractIds: [world.contractId], from, to, ...switches },
})
const fill = (from: string, to: string, how: Asked = {}) => call(world.hr.call, fillPattern, asked(from, to, how))
const relay = (from: string, to: string, how: Asked = {}) => call(world.hr.call, relayPattern, asked(from, to, how))
const standing = async (from: string, to: string) =>
  (await call(world.hr.call, teamPlanning, { query: { from, to } })).shifts
    .filter(([, , contractId]) => contractId === world.contractId)
    .map(([, , , day, type, start, end]) => [day, type, `${start}–${end}`])

/** Sends the request with which HR undoes the filling of a pattern. */
async function takeBack({ undo }: LaidPatterns) {
  const { planned = [], removed = [], filledUntil = [] } = undo ?? {}
  const operations = [
    ...planned.map((shift) => ({ op: 'remove' as const, ...shift })),
    ...removed.map((shift) => ({ op: 'restore' as const, ...shift })),
  ]
  const sent = { query: {}, body: { mode: 'possible' as const, operations, filledUntil } }
  return (await call(world.hr.call, applyTeamPlanning, sent)).outcomes.map(({ code }) => code)
}
const filledUntilNow = async () => (await listed())[0]?.followers[0]?.filledUntil

test('HR undoes the filling of a pattern: the planned shifts go, the day until which it was filled is as before, and a changed shift stays', async () => {
  await follow(await made(), { start: '2026-12-07' })
  await fill('2026-12-07', '2026-12-08')
  const laid = await fill('2026-12-09', '2026-12-11')
  expect(laid.undo?.planned).toHaveLength(3)
  expect(await filledUntilNow()).toBe('2026-12-11')
  const [first] = laid.undo!.planned
  const change = { op: 'change' as const, ...first!, shiftTypeId: world.night }
  await call(world.hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [change] } })
  expect(await takeBack(laid)).toEqual(['stale', null, null])
  expect((await standing('2026-12-07', '2026-12-11')).map(([day, type]) => [day, type])).toEqual([
    ['2026-12-07', world.early],
    ['2026-12-08', world.early],
    ['2026-12-09', world.night],
  ])
  expect(await filledUntilNow()).toBe('2026-12-08')
})

test('HR undoes the second laying of a changed pattern, and lays it again with the same result', async () => {
  const days = (shiftId: number) => [1, 2].map((weekday) => ({ week: 1, weekday, shiftId }))
  const patternId = await made({ weeks: 1, days: days(world.early) })
  await follow(patternId)
  await fill('2026-12-07', '2026-12-08')
  const early = await standing('2026-12-07', '2026-12-08')
  const changed = body({ weeks: 1, days: days(world.night), version: 1 })
  await call(world.hr.call, editRotationPattern, { params: { patternId }, body: changed })
  const laid = await relay('2026-12-07', '2026-12-08')
  const night = await standing('2026-12-07', '2026-12-08')
  expect(await takeBack(laid)).toEqual([null, null, null, null])
  expect(await standing('2026-12-07', '2026-12-08')).toEqual(early)
  await relay('2026-12-07', '2026-12-08')
  expect(await standing('2026-12-07', '2026-12-08')).toEqual(night)
})
