import { addStaffing, customerStaffing, editStaffing, removeStaffing } from '@uurwerk/contract/customers/staffing'
import { createNeeds, editNeed, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { openShortage, takeBackShortage, teamStaffing } from '@uurwerk/contract/planning/teamStaffing'
import { toDay } from '@uurwerk/domain/time/day'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { editNeed as editCommand } from '../openShifts/changeNeeds.ts'

const app = await startTestApp()
const { db, clock, services } = app
const world = eachTest(() => annaAtWork(app))

const WORKDAYS = [2, 2, 2, 2, 2, 1, 0]
type Level = {
  readonly shiftTypeId?: number
  readonly start?: string
  readonly end?: string | null
  readonly weekdays?: number[]
}
const body = ({ shiftTypeId = world().early, start = '2026-01-01', end = null, weekdays = WORKDAYS }: Level = {}) => ({
  shiftTypeId,
  start,
  end,
  weekdays,
  onHolidays: 1,
})
const add = (level: Level = {}) =>
  call(world().hr.call, addStaffing, { params: { id: world().customerId }, body: body(level) })
const levels = async () =>
  (await call(world().hr.call, customerStaffing, { params: { id: world().customerId } }))._embedded.staffingLevelDtoList
const staffed = async (shiftTypeId: number, from: string, to: string) =>
  (await call(world().hr.call, teamStaffing, { query: { from, to } })).staffed.filter(([type]) => type === shiftTypeId)
const plan = (day: string, shiftTypeId: number) =>
  call(world().hr.call, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [{ op: 'plan', contractId: world().contractId, day: toDay(day), shiftTypeId }] },
  })

test('HR enters how many people a ward needs, changes this staffing level, and removes it', async () => {
  await add()
  const [level] = await levels()
  expect(level).toMatchObject({ shiftTypeId: world().early, weekdays: WORKDAYS, onHolidays: 1, version: 1 })
  const params = { id: world().customerId, levelId: level!.id }
  await call(world().hr.call, editStaffing, { params, body: { ...body({ end: '2026-12-31' }), version: 1 } })
  expect(await levels()).toMatchObject([{ period: { start: '2026-01-01', end: '2026-12-31' }, version: 2 }])
  const stale = await refused(world().hr.call, editStaffing, { params, body: { ...body(), version: 1 } })
  expect(stale).toMatchObject({ status: 409, code: 'stale' })
  await call(world().hr.call, removeStaffing, { params })
  expect(await levels()).toEqual([])
})

test('two staffing levels of one shift type do not overlap, also when two HR users add them at once', async () => {
  const level = { params: { id: world().customerId }, body: body() }
  const results = await Promise.all([
    outcomeOf(world().hr.call, addStaffing, level),
    outcomeOf(world().hr.call, addStaffing, level),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refusal = await refused(world().hr.call, addStaffing, level)
  expect(refusal).toMatchObject({ status: 409, code: 'staffing_overlaps' })
  await add({ shiftTypeId: world().night })
  expect(await levels()).toHaveLength(2)
})

test('the server refuses a staffing level with a shift type of another customer, with a period that ends before it begins, or with 100 people', async () => {
  const elsewhere = await givenShiftType(app.db, await givenCustomer(app.db))
  const send = (wanted: object) =>
    refused(world().hr.call, addStaffing, { params: { id: world().customerId }, body: { ...body(), ...wanted } })
  expect(await send({ shiftTypeId: elsewhere })).toMatchObject({ code: 'shift_type_of_other_customer' })
  expect(await send({ start: '2026-12-01', end: '2026-11-30' })).toMatchObject({ code: 'period_reversed' })
  expect(await send({ weekdays: [100, 0, 0, 0, 0, 0, 0] })).toMatchObject({ status: 422, code: 'invalid' })
  expect(await send({ weekdays: [1] })).toMatchObject({ status: 422, code: 'invalid' })
  await add()
  const [level] = await levels()
  const foreign = { id: await givenCustomer(app.db), levelId: level!.id }
  expect((await refused(world().hr.call, removeStaffing, { params: foreign })).status).toBe(404)
  const asAnna = await refused(world().anna.call, customerStaffing, { params: { id: world().customerId } })
  expect(asAnna.status).toBe(403)
})

test('HR sees the planned and the needed people of a ward: on a holiday the ward needs the people for holidays, and in the night of Saturday 31 October the people for Saturday', async () => {
  await add()
  await plan('2026-11-10', world().early)
  expect(await staffed(world().early, '2026-11-10', '2026-11-11')).toEqual([
    [world().early, '2026-11-10', 1, 7.6 * 3600, 2, 2 * 7.6 * 3600],
    [world().early, '2026-11-11', 0, 0, 1, 7.6 * 3600],
  ])
  await add({ shiftTypeId: world().night })
  await plan('2026-10-31', world().night)
  expect(await staffed(world().night, '2026-10-31', '2026-10-31')).toEqual([
    [world().night, '2026-10-31', 1, 8 * 3600, 1, 8 * 3600],
  ])
})

test('a ward needs 9 hours in the night in which summer time ends, and 7 hours in the night in which summer time begins', async () => {
  await add({ shiftTypeId: world().night })
  const hours = async (day: string) =>
    (await staffed(world().night, day, day)).map(([, , , , , needed]) => needed! / 3600)
  expect(await hours('2026-10-24')).toEqual([9])
  expect(await hours('2027-03-27')).toEqual([7])
})

test('HR sees for which missing people the server would add open shifts, adds these open shifts, and a second request adds nothing', async () => {
  await add()
  await plan('2026-12-01', world().early)
  const opening = (preview?: 'true') =>
    call(world().hr.call, openShortage, {
      query: preview === undefined ? {} : { preview },
      body: { customerId: world().customerId, from: '2026-11-30', to: '2026-12-02', grants: 'hr' as const },
    })
  const wanted = [
    { day: '2026-11-30', places: 2, message: null },
    { day: '2026-12-01', places: 1, message: null },
    { day: '2026-12-02', places: 2, message: null },
  ]
  const openNeeds = async () =>
    (
      await call(world().hr.call, needs, { query: { from: '2026-11-30', to: '2026-12-02' } })
    )._embedded.needDtoList.filter(({ customerId }) => customerId === world().customerId)
  expect((await opening('true')).shortages).toMatchObject(wanted)
  expect(await openNeeds()).toEqual([])
  expect((await opening()).shortages).toMatchObject(wanted)
  expect((await openNeeds()).map(({ day, places, filled }) => [day, places, filled])).toEqual([
    ['2026-11-30', 2, 0],
    ['2026-12-01', 1, 0],
    ['2026-12-02', 2, 0],
  ])
  expect((await opening()).shortages).toEqual([])
})

test('HR undoes the open shifts that were added for missing people: new open shifts are withdrawn, other open shifts get their earlier places, and a changed open shift stays', async () => {
  await add()
  const openPlaces = async (to: string) => {
    const period = { customerId: world().customerId, from: '2026-11-30', to }
    return (await call(world().hr.call, openShortage, { query: {}, body: { ...period, grants: 'hr' as const } }))
      .shortages
  }
  const left = async () => {
    const { _embedded } = await call(world().hr.call, needs, { query: { from: '2026-11-30', to: '2026-12-02' } })
    return _embedded.needDtoList
      .filter(({ customerId }) => customerId === world().customerId)
      .map(({ day, places }) => [day, places])
  }
  const [monday] = await openPlaces('2026-11-30')
  await call(world().hr.call, editNeed, { params: { needId: monday!.need!.id }, body: { places: 1, version: 1 } })
  const opened = (await openPlaces('2026-12-02')).flatMap(({ need }) => need ?? [])
  expect(opened.map(({ placesBefore }) => placesBefore)).toEqual([1, null, null])
  const tuesday = { params: { needId: opened[1]!.id }, body: { places: 3, version: 1 } }
  await call(world().hr.call, editNeed, tuesday)
  const { refused: stayed } = await call(world().hr.call, takeBackShortage, { body: { needs: opened } })
  expect(stayed).toHaveLength(1)
  expect(await left()).toEqual([
    ['2026-11-30', 1],
    ['2026-12-01', 3],
  ])
})

test("'Zet tekort open' for a parent customer also opens the missing places of its wards, and for a ward it opens only the missing places of that ward", async () => {
  const parentId = await givenCustomer(db, { name: 'Groep' })
  const ofParent = await givenShiftType(db, parentId)
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', '=', world().customerId).execute()
  await add()
  await call(world().hr.call, addStaffing, { params: { id: parentId }, body: body({ shiftTypeId: ofParent }) })
  const opening = async (customerId: number, day: string) =>
    (
      await call(world().hr.call, openShortage, {
        query: {},
        body: { customerId, from: day, to: day, grants: 'hr' as const },
      })
    ).shortages.map(({ customerName, places, message }) => [customerName.split(' ')[0], places, message])
  expect(await opening(parentId, '2026-12-01')).toEqual([
    ['AZ', 2, null],
    ['Groep', 2, null],
  ])
  expect(await opening(parentId, '2026-12-01')).toEqual([])
  expect(await opening(world().customerId, '2026-12-02')).toEqual([['AZ', 2, null]])
  expect(await opening(parentId, '2026-12-02')).toEqual([['Groep', 2, null]])
  const { _embedded } = await call(world().hr.call, needs, { query: { from: '2026-12-01', to: '2026-12-01' } })
  const mine = _embedded.needDtoList.filter(({ customerId }) => [parentId, world().customerId].includes(customerId))
  expect(mine.map(({ places }) => places)).toEqual([2, 2])
})

const openAll = async (to: string, query: { readonly preview?: 'true' } = {}) =>
  (
    await call(world().hr.call, openShortage, {
      query,
      body: { customerId: world().customerId, from: '2026-11-30', to, grants: 'hr' as const },
    })
  ).shortages
const openNeeds = async () =>
  (
    await call(world().hr.call, needs, { query: { from: '2026-11-30', to: '2026-12-06' } })
  )._embedded.needDtoList.filter(({ customerId }) => customerId === world().customerId)
const givenNeed = async (day: string, places: number): Promise<number> => {
  const need = { customerId: world().customerId, shiftTypeId: world().early, days: [toDay(day)], places }
  return (await call(world().hr.call, createNeeds, { body: { ...need, grants: 'hr' as const } })).ids[0]!
}

test('HR undoes the open shifts that were added for missing people, after Anna claimed one of them and HR planned Anna on another: both stay, and Anna gets no mail', async () => {
  await add()
  const opened = (await openAll('2026-12-02')).flatMap(({ need }) => need ?? [])
  const claiming = { params: { needId: opened[0]!.id }, body: { contractId: world().contractId } }
  expect(await call(world().anna.call, claimOpenShift, claiming)).toMatchObject({ granted: false })
  await plan('2026-12-01', world().early)
  const mails = () => db.selectFrom('mails').select('id').execute()
  const before = await mails()
  const { refused: stayed } = await call(world().hr.call, takeBackShortage, { body: { needs: opened } })
  expect(stayed).toEqual([
    'Anna Peeters wijzigde deze shift op 20-11-2026 om 10:00.',
    'Er zijn al 1 plaatsen ingevuld. Kies minstens zoveel plaatsen.',
  ])
  expect((await openNeeds()).map(({ day, filled, claims }) => [day, filled, claims.length])).toEqual([
    ['2026-11-30', 0, 1],
    ['2026-12-01', 1, 0],
  ])
  expect(await mails()).toEqual(before)
})

test('a day on which more than fifty people are missing is reported with its reason, and the other days get open shifts', async () => {
  await add({ weekdays: [60, 2, 55, 0, 0, 0, 0] })
  await givenNeed('2026-12-02', 10)
  const tooMany = 'Een open shift heeft hoogstens 50 plaatsen.'
  const reported = [
    { day: '2026-11-30', places: 60, message: tooMany },
    { day: '2026-12-01', places: 2, message: null },
    { day: '2026-12-02', places: 45, message: tooMany },
  ]
  expect(await openAll('2026-12-02', { preview: 'true' })).toMatchObject(reported)
  expect(await openAll('2026-12-02')).toMatchObject(reported)
  expect((await openNeeds()).map(({ day, places }) => [day, places])).toEqual([
    ['2026-12-01', 2],
    ['2026-12-02', 10],
  ])
})

test('HR cannot add open shifts for more than 500 shortages at once', async () => {
  // Seventeen shift types that miss people on each of 31 days are 527 shortages.
  for (let number = 1; number <= 17; number += 1) {
    const shiftTypeId = await givenShiftType(db, world().customerId, { name: `Type ${number}` })
    await add({ shiftTypeId, weekdays: [1, 1, 1, 1, 1, 1, 1] })
  }
  const month = { customerId: world().customerId, from: '2026-12-01', to: '2026-12-31' }
  const opening = await refused(world().hr.call, openShortage, { query: {}, body: { ...month, grants: 'hr' } })
  expect(opening).toMatchObject({ code: 'too_many_operations', most: 500 })
  expect(await openNeeds()).toEqual([])
})

test('when another HR user changes the places of an open shift while HR adds open shifts for missing people, the changed places stay', async () => {
  await add()
  const needId = await givenNeed('2026-11-30', 1)
  const [opening] = await inTransaction(db, async (tx) => {
    const actor = { personId: world().hr.id, roles: [], name: 'Wim' }
    const context = { tx, actor, now: clock.now(), today: clock.today(), services }
    await editCommand(context, { needId, version: 1, places: 4 })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const answer = openAll('2026-11-30')
    await vi.waitFor(async () => expect(await blockedBy(rows[0]!.pid)).toBe(1))
    return [answer]
  })
  expect(await opening).toMatchObject([
    { places: 1, message: 'Wim Goossens wijzigde deze shift op 20-11-2026 om 10:00.', need: null },
  ])
  expect((await openNeeds()).map(({ places, version }) => [places, version])).toEqual([[4, 2]])
})

test('when two HR users add open shifts for the same missing people at once, the open shifts are added once', async () => {
  await add()
  await givenNeed('2026-11-30', 1)
  const answers = await Promise.all([openAll('2026-12-01'), openAll('2026-12-01')])
  expect(answers.map((shortages) => shortages.length).toSorted()).toEqual([0, 2])
  expect(answers.flat().map(({ need }) => need?.placesBefore)).toEqual([1, null])
  expect((await openNeeds()).map(({ places }) => places)).toEqual([2, 2])
})

/** The number of connections that wait for a lock of the given connection. */
async function blockedBy(pid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity a where ${pid}::int = any(pg_blocking_pids(a.pid))`.execute(db)
  return rows[0]!.n
}
