import { startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { terminatePerson } from '@uurwerk/contract/employment/employment'
import { contactPlanning } from '@uurwerk/contract/planning/customerPlanning'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { editPlannedShift, planShift, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { acceptSwap, approveSwap, askSwap, swaps } from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { convertWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, as, asContact, clock } = app
const DAY = toDay('2026-11-26')
const yearMonth = toYearMonth('2026-11')
/** The instants that are 80, 20 and 1 hours before the start of the early shift. */
const BEFORE = { long: '2026-11-22T22:00:00Z', short: '2026-11-25T10:00:00Z', hour: '2026-11-26T05:00:00Z' }

const world = eachTest(() => {
  clock.set('2026-11-20T09:00:00Z')
  return annaAtWork(app)
})
const goedele = eachTest(async () => asContact(await givenContact(db, { customerId: world().customerId })))

const params = () => ({ contractId: world().contractId, yearMonth })
const read = (contact = goedele(), from = DAY, to = DAY) => call(contact, contactPlanning, { query: { from, to } })
const plan = async (day = DAY, shiftId = world().early) => {
  const { plannedShiftDtos } = await call(world().anna.call, planShift, {
    params: params(),
    body: { startDate: day, shiftId },
  })
  return plannedShiftDtos.find(({ start }) => start.startsWith(day))!
}
const apply = (operation: Parameters<typeof call<typeof applyTeamPlanning>>[2]['body']['operations'][number]) =>
  call(world().hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [operation] } })

type Planned = Awaited<ReturnType<typeof plan>>

const becomesSick = () => call(world().anna.call, convertWorkedShift, { params: params(), body: { dayOfMonth: 26 } })

/** All ways in which Anna can lose her shift. */
const WAYS: Readonly<Record<string, (shift: Planned) => Promise<unknown>>> = {
  'is sick': becomesSick,
  'is sick for a long time': () =>
    call(world().hr.call, startProlongedSickLeave, { params: { id: world().anna.id }, query: {}, body: { date: DAY } }),
  'moves her shift': ({ id, version }) =>
    call(world().anna.call, editPlannedShift, {
      params: params(),
      body: { id, version, startDate: addDays(DAY, 1), shiftId: world().early },
    }),
  'gives her shift back': ({ id, version }) =>
    call(world().anna.call, removePlannedShift, { params: params(), body: { id, version, dayOfMonth: 26 } }),
  'is moved by HR': ({ id, version }) =>
    apply({
      op: 'change',
      contractId: world().contractId,
      id,
      version,
      day: addDays(DAY, 1),
      shiftTypeId: world().early,
    }),
  'is taken away by HR': ({ id, version }) =>
    apply({ op: 'remove', contractId: world().contractId, id, version, day: DAY }),
  'leaves the company': () =>
    call(world().hr.call, terminatePerson, {
      params: { id: world().anna.id },
      query: {},
      body: { date: addDays(DAY, -1) },
    }),
}

test.each(Object.keys(WAYS))(
  'a contact of a customer reads in the same words that Anna does not come, when Anna %s less than 72 hours before her shift',
  async (way) => {
    const shift = await plan()
    clock.set(BEFORE.long)
    expect((await read()).shifts).toMatchObject([{ personName: 'Anna Peeters', start: '07:00', end: '15:06' }])
    clock.set(BEFORE.short)
    await WAYS[way]!(shift)
    const { shifts, missing } = await read()
    expect(shifts).toEqual([])
    expect(missing).toEqual([annaDoesNotCome()])
  },
)

/** What the customer reads when Anna does not come. The words are the same for every cause. */
const annaDoesNotCome = () => ({
  day: DAY,
  customerId: world().customerId,
  customerName: expect.stringContaining('AZ Klaverveld'),
  shiftTypeName: 'Vroege',
  color: expect.any(String),
  start: '07:00',
  end: '15:06',
  personName: 'Anna Peeters',
})

test('when Anna swaps her shift with Bert less than 72 hours before its start, the customer reads in the same words that Anna does not come, and that Bert comes', async () => {
  const bertId = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts' })
  const bert = await as(bertId)
  await givenContract(db, { personId: bertId, customerId: world().customerId })
  const { id: shiftId } = await plan()
  clock.set('2026-11-24T10:00:00Z')
  await call(world().anna.call, askSwap, { body: { shiftId, personId: bertId } })
  const [swap] = (await call(bert, swaps))._embedded.swapDtoList
  const which = { params: { swapId: swap!.id } }
  await call(bert, acceptSwap, which)
  await call(world().hr.call, approveSwap, which)
  const { shifts, missing } = await read()
  expect(shifts).toMatchObject([{ personName: 'Bert Aerts' }])
  expect(missing).toEqual([annaDoesNotCome()])
})

test('the colour of a shift type that Anna made herself is not in the answer to a customer', async () => {
  const ownType = await givenShiftType(db, world().customerId, { name: 'Kinesist', ownerId: world().anna.id })
  await db.updateTable('shift_types').set({ color: '#123456' }).where('id', '=', ownType).execute()
  await plan()
  await db.updateTable('shifts').set({ shift_type_id: ownType }).where('contract_id', '=', world().contractId).execute()
  const answer = await read()
  expect(answer.shifts).toHaveLength(1)
  expect(JSON.stringify(answer)).not.toMatch(/123456|Kinesist/u)
})

test.each([
  'moves her shift',
  'gives her shift back',
  'is moved by HR',
  'is taken away by HR',
  'is sick for a long time',
])('a contact of a customer reads nothing about Anna, when Anna %s 80 hours before her shift', async (way) => {
  const shift = await plan()
  clock.set(BEFORE.long)
  await WAYS[way]!(shift)
  expect(await read()).toMatchObject({ shifts: [], missing: [] })
})

test('when Anna becomes sick and Bert takes the shift that she claimed, the customer reads that Bert comes and Anna does not, and never why', async () => {
  const bertId = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts' })
  const bert = await as(bertId)
  const bertsContract = await givenContract(db, { personId: bertId, customerId: world().customerId })
  const need = {
    customerId: world().customerId,
    shiftTypeId: world().early,
    days: [DAY],
    places: 1,
    grants: 'first' as const,
  }
  const [needId] = (await call(world().hr.call, createNeeds, { body: { ...need, hoursBefore: 0 } })).ids
  expect(await read()).toMatchObject({ open: [{ shiftTypeName: 'Vroege', start: '07:00', end: '15:06', left: 1 }] })
  const claim = (caller: Caller, contractId: number) =>
    call(caller, claimOpenShift, { params: { needId: needId! }, body: { contractId } })
  await claim(world().anna.call, world().contractId)
  expect(await read()).toMatchObject({ shifts: [{ personName: 'Anna Peeters' }], open: [] })
  clock.set(BEFORE.short)
  await becomesSick()
  expect(await read()).toMatchObject({ shifts: [], missing: [{ personName: 'Anna Peeters' }], open: [{ left: 1 }] })
  await claim(bert, bertsContract)
  const answer = await read()
  expect(answer).toMatchObject({
    shifts: [{ personName: 'Bert Aerts' }],
    missing: [{ personName: 'Anna Peeters' }],
    open: [],
  })
  expect(JSON.stringify(answer)).not.toMatch(/ziek|sick|absen|afwezig|T900|claim/iu)
})

test('when a person loses a shift and gets another shift on the same day, the customer reads that the person comes; when the new shift is in another ward, the person is missing in the first ward', async () => {
  const shift = await plan()
  clock.set(BEFORE.short)
  await WAYS['gives her shift back']!(shift)
  await plan(DAY, world().night)
  expect(await read()).toMatchObject({ shifts: [{ personName: 'Anna Peeters', start: '22:00' }], missing: [] })

  const ward = await givenCustomer(db, { name: 'Berkenbroek' })
  await db.updateTable('customers').set({ parent_id: world().customerId }).where('id', '=', ward).execute()
  const contractId = await givenContract(db, { personId: world().anna.id, customerId: ward })
  const [planned] = await db
    .selectFrom('shifts')
    .select(['id', 'version'])
    .where('person_id', '=', world().anna.id)
    .execute()
  await apply({ op: 'remove', contractId: world().contractId, ...planned!, day: DAY })
  const early = await givenShiftType(db, ward)
  await apply({ op: 'plan', contractId, day: DAY, shiftTypeId: early })
  const { shifts, missing } = await read()
  expect(shifts.map(({ customerName }) => customerName)).toEqual([expect.stringContaining('Berkenbroek')])
  expect(missing.map(({ customerName }) => customerName)).toEqual([expect.stringContaining('AZ Klaverveld')])
})

test('a contact of a ward does not read the people of the parent or of another ward, and a contact of the parent reads the people of both wards', async () => {
  const ward = world()
  await plan()
  const other = await annaAtWork(app)
  const parentId = await givenCustomer(db, { name: 'Groep Klaverveld' })
  await call(other.anna.call, planShift, {
    params: { contractId: other.contractId, yearMonth },
    body: { startDate: DAY, shiftId: other.early },
  })
  const wards = [ward.customerId, other.customerId]
  await db.updateTable('customers').set({ parent_id: parentId }).where('id', 'in', wards).execute()
  const contactOf = async (customerId: number) => asContact(await givenContact(db, { customerId }))
  const seenBy = async (contact: Caller) => (await read(contact)).shifts.map(({ customerId }) => customerId)
  expect(await seenBy(goedele())).toEqual([ward.customerId])
  expect(await seenBy(await contactOf(other.customerId))).toEqual([other.customerId])
  expect((await seenBy(await contactOf(parentId))).toSorted()).toEqual(wards.toSorted())
})

test('a contact of a customer sees whether the planning of the month is locked, and which shifts HR changed after that', async () => {
  await plan()
  expect((await read()).shifts).toMatchObject([{ locked: false, changed: false }])
  await call(world().hr.call, lockMonthFor, { params: params() })
  expect((await read()).shifts).toMatchObject([{ locked: true, changed: false }])
  const { id, version } = await db
    .selectFrom('shifts')
    .select(['id', 'version'])
    .where('contract_id', '=', world().contractId)
    .executeTakeFirstOrThrow()
  await apply({ op: 'change', contractId: world().contractId, id, version, day: DAY, shiftTypeId: world().night })
  expect((await read()).shifts).toMatchObject([{ locked: true, changed: true, start: '22:00' }])
})

test('the customer sees no change when HR removes a shift of a locked month and plans it again, and sees a change when HR adds a shift', async () => {
  const { id, version } = await plan()
  await call(world().hr.call, lockMonthFor, { params: params() })
  const { contractId } = world()
  await apply({ op: 'remove', contractId, id, version, day: DAY })
  await apply({ op: 'plan', contractId, day: DAY, shiftTypeId: world().early })
  await apply({ op: 'plan', contractId, day: addDays(DAY, 1), shiftTypeId: world().early })
  expect((await read(goedele(), DAY, addDays(DAY, 1))).shifts).toMatchObject([
    { day: DAY, locked: true, changed: false },
    { day: addDays(DAY, 1), locked: true, changed: true },
  ])
})

test('a customer reads for at most 31 days who comes, and the name of a shift type that an employee made is not in the answer', async () => {
  const own = await givenShiftType(db, world().customerId, { name: 'Kinesist', ownerId: world().anna.id })
  await plan(DAY, own)
  const { shifts } = await read()
  expect(shifts).toHaveLength(1)
  expect(JSON.stringify(shifts)).not.toContain('Kinesist')
  const period = (from: string, to: string) => refused(goedele(), contactPlanning, { query: { from, to } })
  expect((await period('2026-11-01', '2026-12-02')).code).toBe('period_too_long')
  expect((await period('2026-11-02', '2026-11-01')).code).toBe('no_day_chosen')
  expect((await read(goedele(), toDay('2026-11-01'), toDay('2026-12-01'))).shifts).toHaveLength(1)
})

test('until the day after a shift, a contact can read that the person did not come, and the record of this is deleted three days after the shift', async () => {
  const shift = await plan()
  clock.set(BEFORE.hour)
  await WAYS['gives her shift back']!(shift)
  const kept = () =>
    db.selectFrom('late_removals').select('day_on').where('contract_id', '=', world().contractId).execute()
  clock.set('2026-11-27T09:00:00Z')
  expect((await read()).missing).toHaveLength(1)
  clock.set('2026-11-28T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await kept()).toHaveLength(1)
  expect((await read()).missing).toEqual([])
  clock.set('2026-11-29T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await kept()).toEqual([])
})

test('when a contact of a customer reads the people of a month several times, the history gets one entry a day', async () => {
  await plan()
  await read()
  await read(goedele(), toDay('2026-11-20'), toDay('2026-12-10'))
  const entries = () =>
    db
      .selectFrom('audit_entries')
      .select(['actor_id', 'changes'])
      .where('action', '=', 'read planning (contact)')
      .where('month_on', '=', '2026-11-01')
      .where('contact_id', 'is not', null)
      .orderBy('id', 'desc')
      .execute()
  const before = await entries()
  expect(before[0]).toMatchObject({ actor_id: null })
  expect(JSON.stringify(before[0]!.changes)).toContain(String(world().anna.id))
  await read()
  expect(await entries()).toHaveLength(before.length)
  clock.set('2026-11-21T09:00:00Z')
  await read()
  expect(await entries()).toHaveLength(before.length + 1)
})
