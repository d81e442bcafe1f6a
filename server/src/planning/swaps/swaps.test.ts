import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, lapsingInMonth, lapsingOfContract } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  acceptSwap,
  approveSwap,
  askSwap,
  declineSwap,
  refuseSwap,
  swapChoices,
  swaps,
  swapsForHr,
  withdrawSwap,
} from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { tellChanges } from '../../ownStart/changes/tellChanges.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { lapseSwaps } from './lapseSwaps.ts'
import { markAccepted } from './swapStore.ts'

const app = await startTestApp()
const { db, as, clock, services } = app
const DAY = '2026-11-26'

type Colleague = { readonly id: number; readonly call: Caller; readonly contractId: number }

let world: AnnaAtWork
let late: number
let anna: Colleague
let bert: Colleague

beforeEach(async () => {
  clock.set('2026-11-23T09:00:00Z')
  world = await annaAtWork(app)
  late = await givenShiftType(db, world.customerId, { name: 'Late', start: 810, end: 1296, break: null })
  anna = { id: world.anna.id, call: world.anna.call, contractId: world.contractId }
  bert = await colleague({ firstName: 'Bert', lastName: 'Aerts' })
})

async function colleague(fields: Parameters<typeof givenPerson>[1] = {}, customerId = world.customerId) {
  const id = await givenPerson(db, fields)
  return { id, call: await as(id), contractId: await givenContract(db, { personId: id, customerId }) }
}

const apply = (...operations: TeamOperation[]) =>
  call(world.hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', confirmedToo: true, operations } })

/** Plans a shift as HR and returns the id of the shift. */
async function planned({ contractId }: Colleague, day = DAY, shiftTypeId = world.early): Promise<number> {
  const { outcomes } = await apply({ op: 'plan', contractId, day: toDay(day), shiftTypeId })
  return outcomes[0]!.id!
}

const ask = (who: Colleague, shiftId: number, to: { personId?: number; otherShiftId?: number } = {}) =>
  outcomeOf(who.call, askSwap, { body: { shiftId, ...to } })
const listOf = async ({ call: caller }: Colleague) => (await call(caller, swaps))._embedded.swapDtoList
const listForHr = async () => {
  const own = await db.selectFrom('swaps').select('id').where('person_id', '=', anna.id).execute()
  const ids = own.map(({ id }) => id)
  return (await call(world.hr.call, swapsForHr))._embedded.swapDtoList.filter(({ id }) => ids.includes(id))
}
const lastSwap = async ({ id }: Colleague) =>
  (
    await db
      .selectFrom('swaps')
      .select('id')
      .where('person_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id
const at = (swapId: number) => ({ params: { swapId } })
const shiftsOf = async ({ id }: Colleague) => {
  const rows = await db
    .selectFrom('shifts')
    .select(['start_on', 'shift_type_id', 'adjusted', 'edited_by_admin'])
    .where('person_id', '=', id)
    .where('closed_at', 'is', null)
    .orderBy('start_on')
    .execute()
  return rows.map((row) => ({ day: row.start_on, type: row.shift_type_id }))
}
const mailsTo = async ({ id }: Colleague) => {
  const rows = await db
    .selectFrom('mails')
    .innerJoin('people', (on) => on.on(sql<boolean>`mails.recipients = array[people.email]`))
    .select(['mails.subject', 'mails.body'])
    .where('people.id', '=', id)
    .orderBy('mails.id')
    .execute()
  return rows
}

test('Anna offers a shift to the colleague Bert, and keeps the shift until Bert accepts and HR approves', async () => {
  const shiftId = await planned(anna)
  expect((await ask(anna, shiftId, { personId: bert.id })).status).toBe(201)
  expect(await listOf(bert)).toMatchObject([
    { side: 'answers', name: 'Anna Peeters', shift: { day: DAY, start: '07:00' }, other: null, message: null },
  ])
  const swapId = await lastSwap(anna)
  expect((await refused(world.hr.call, approveSwap, at(swapId))).code).toBe('swap_not_accepted')
  await call(bert.call, acceptSwap, at(swapId))
  expect(await shiftsOf(anna)).toEqual([{ day: DAY, type: world.early }])
  expect(await listForHr()).toMatchObject([
    { accepted: true, name: 'Anna Peeters', toName: 'Bert Aerts', messages: [], warnings: [] },
  ])
  await call(world.hr.call, approveSwap, at(swapId))
  expect(await shiftsOf(anna)).toEqual([])
  expect(await shiftsOf(bert)).toEqual([{ day: DAY, type: world.early }])
  const [stored] = await db.selectFrom('shifts').selectAll().where('person_id', '=', bert.id).execute()
  expect(stored).toMatchObject({ adjusted: false, edited_by_admin: false })
  expect((await refused(world.hr.call, approveSwap, at(swapId))).code).toBe('swap_closed')
  expect(await listOf(anna)).toMatchObject([{ side: 'asked', outcome: 'approved' }])
  const trail = await call(world.hr.call, auditEntries, { query: { entity: 'swap', id: `${swapId}` } })
  expect(trail._embedded.auditEntryList.map(({ action }) => action).toSorted()).toEqual([
    'accept swap',
    'approve swap',
    'approve swap',
    'ask swap',
  ])
})

test('an exchange of an early shift and a late shift on one day is checked as one change, although each part alone would be refused', async () => {
  const mine = await planned(anna)
  const theirs = await planned(bert, DAY, late)
  expect((await ask(anna, mine, { personId: bert.id })).refusal).toMatchObject({
    code: 'swap_not_possible',
    message: 'Bert Aerts kan niet meedoen aan deze ruil.',
  })
  const choices = await call(anna.call, swapChoices, { params: { shiftId: mine } })
  expect(choices.colleagues).toEqual([
    { personId: bert.id, name: 'Bert Aerts', shifts: [expect.objectContaining({ id: theirs, shiftTypeName: 'Late' })] },
  ])
  expect((await ask(anna, mine, { personId: bert.id, otherShiftId: theirs })).status).toBe(201)
  const swapId = await lastSwap(anna)
  expect((await ask(bert, theirs)).refusal?.code).toBe('swap_exists')
  await call(bert.call, acceptSwap, at(swapId))
  await call(world.hr.call, approveSwap, at(swapId))
  expect(await shiftsOf(anna)).toEqual([{ day: DAY, type: late }])
  expect(await shiftsOf(bert)).toEqual([{ day: DAY, type: world.early }])
})

test('the first colleague who accepts an open offer gets the shift, and the next colleague reads that the offer is closed', async () => {
  const carla = await colleague({ firstName: 'Carla' })
  const shiftId = await planned(anna)
  await ask(anna, shiftId)
  const swapId = await lastSwap(anna)
  expect(await listOf(carla)).toMatchObject([{ side: 'open', toName: null }])
  const outcomes = await Promise.all([bert, carla].map((person) => outcomeOf(person.call, acceptSwap, at(swapId))))
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'accepted').toSorted()).toEqual(['accepted', 'swap_closed'])
  const approvals = await Promise.all([1, 2].map(() => outcomeOf(world.hr.call, approveSwap, at(swapId))))
  expect(approvals.map(({ refusal }) => refusal?.code ?? 'approved').toSorted()).toEqual(['approved', 'swap_closed'])
  expect((await shiftsOf(bert)).length + (await shiftsOf(carla)).length).toBe(1)
})

test('when HR approves a swap while an absence of the colleague is booked, one of the two is refused', async () => {
  const shiftId = await planned(anna)
  await ask(anna, shiftId, { personId: bert.id })
  const swapId = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(swapId))
  const [approved, absent] = await Promise.all([
    outcomeOf(world.hr.call, approveSwap, at(swapId)),
    outcomeOf(world.hr.call, bookAbsenceFor, {
      params: { userId: bert.id, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
    }),
  ])
  expect([approved, absent].filter(({ status }) => status < 400)).toHaveLength(1)
  expect(await shiftsOf(approved.status < 400 ? bert : anna)).toHaveLength(1)
})

test('colleagues never see why somebody cannot take a shift, and HR sees an absence without its kind', async () => {
  const shiftId = await planned(anna)
  await ask(anna, shiftId, { personId: bert.id })
  await call(world.hr.call, bookAbsenceFor, {
    params: { userId: bert.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const swapId = await lastSwap(anna)
  expect((await refused(bert.call, acceptSwap, at(swapId))).code).toBe('absence_on_shift_day')
  expect(await listForHr()).toMatchObject([{ messages: ['Bert Aerts: Afwezig op deze dag.'] }])
  const seen = JSON.stringify([
    await listOf(anna),
    await call(anna.call, swapChoices, { params: { shiftId } }),
    (await ask(anna, await planned(anna, '2026-11-28'), { personId: bert.id })).body,
    await mailsTo(anna),
    await mailsTo(bert),
    await listForHr(),
  ])
  expect(seen).not.toMatch(/SICK|ziek|rate|percentage/iu)
  expect(JSON.stringify([await listOf(anna), await mailsTo(anna)])).not.toMatch(/afwezig/iu)
})

test('a shift of a confirmed month, an adjusted shift and a shift of tomorrow cannot be swapped', async () => {
  const october = await planned(anna, '2026-12-01')
  await givenConfirmed(db, { contractId: bert.contractId, month: '2026-12' })
  expect((await ask(anna, october, { personId: bert.id })).refusal?.code).toBe('swap_not_possible')
  const shiftId = await planned(anna)
  await db.updateTable('shifts').set({ adjusted: true }).where('id', '=', shiftId).execute()
  expect((await ask(anna, shiftId)).refusal?.code).toBe('shift_adjusted')
  const tomorrow = await planned(anna, '2026-11-24')
  expect((await ask(anna, tomorrow)).refusal?.code).toBe('swap_too_late')
})

test('an exchange of shifts on 31 October and 1 November is refused when the month of October of one of the people is confirmed', async () => {
  clock.set('2026-10-20T09:00:00Z')
  const [annas, berts] = [await planned(anna, '2026-11-01'), await planned(bert, '2026-10-31')]
  await givenConfirmed(db, { contractId: bert.contractId, month: '2026-10' })
  expect((await ask(anna, annas, { personId: bert.id, otherShiftId: berts })).refusal?.code).toBe('swap_not_possible')
  expect(await ask(bert, berts, { personId: anna.id, otherShiftId: annas })).toMatchObject({
    status: 409,
    refusal: { code: 'month_frozen' },
  })
})

test('a swap expires when it closes and when one of its shifts changes, once, also when two jobs run', async () => {
  const [first, second] = [await planned(anna), await planned(anna, '2026-11-30')]
  await ask(anna, first, { personId: bert.id })
  const changed = await lastSwap(anna)
  await ask(anna, second, { personId: bert.id })
  const late24 = await lastSwap(anna)
  await apply({
    op: 'change',
    contractId: anna.contractId,
    id: first,
    version: 1,
    day: toDay(DAY),
    shiftTypeId: late,
  })
  expect((await refused(bert.call, acceptSwap, at(changed))).code).toBe('swap_shift_changed')
  await Promise.all([lapseSwaps(services), lapseSwaps(services)])
  expect((await refused(bert.call, acceptSwap, at(changed))).code).toBe('swap_closed')
  expect((await mailsTo(anna)).filter(({ subject }) => subject.startsWith('Ruil vervallen'))).toHaveLength(1)
  clock.set('2026-11-29T06:00:00Z')
  expect((await refused(bert.call, acceptSwap, at(late24))).code).toBe('swap_too_late')
  await lapseSwaps(services)
  expect(await listOf(anna)).toMatchObject([{ outcome: 'lapsed' }, { outcome: 'lapsed' }])
})

test('after a month is confirmed, HR cannot approve a swap of a shift in that month, and the swap expires', async () => {
  const shiftId = await planned(anna, '2026-12-03')
  await ask(anna, shiftId, { personId: bert.id })
  const swapId = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(swapId))
  await givenConfirmed(db, { contractId: anna.contractId, month: '2026-12' })
  expect(await refused(world.hr.call, approveSwap, at(swapId))).toMatchObject({
    code: 'swap_not_possible',
    message: expect.stringContaining('Anna Peeters kan niet meedoen aan deze ruil. Timesheet is bevestigd'),
  })
  await lapseSwaps(services)
  expect((await refused(world.hr.call, approveSwap, at(swapId))).code).toBe('swap_closed')
  expect(await shiftsOf(anna)).toHaveLength(1)
})

test('when a claimed shift is swapped, its place of the open shift goes to the colleague', async () => {
  const { ids } = await call(world.hr.call, createNeeds, {
    body: {
      customerId: world.customerId,
      shiftTypeId: world.early,
      days: ['2026-11-30'],
      places: 1,
      grants: 'first',
      note: '',
    },
  })
  await call(anna.call, claimOpenShift, { params: { needId: ids[0]! }, body: { contractId: anna.contractId } })
  const { id } = await db.selectFrom('shifts').select('id').where('person_id', '=', anna.id).executeTakeFirstOrThrow()
  await ask(anna, id, { personId: bert.id })
  const swapId = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(swapId))
  await call(world.hr.call, approveSwap, at(swapId))
  const { _embedded } = await call(world.hr.call, needs, { query: { from: '2026-11-30', to: '2026-11-30' } })
  expect(_embedded.needDtoList.filter(({ id: needId }) => needId === ids[0])).toMatchObject([
    { state: 'filled', filledBy: ['Bert Aerts'] },
  ])
})

test('when HR approves a swap during another action of the colleague, the approval waits for the end of that action', async () => {
  await ask(anna, await planned(anna))
  const swapId = await lastSwap(anna)
  const annaHeld = await holding(anna, (tx) => markAccepted(tx, swapId, { personId: bert.id, now: clock.now() }))
  const bertHeld = await holding(bert)
  const approval = call(world.hr.call, approveSwap, at(swapId))
  await vi.waitFor(async () => expect(await blockedBy(annaHeld.pid)).toBe(1))
  await annaHeld.release()
  await vi.waitFor(async () => expect(await blockedBy(bertHeld.pid)).toBe(1))
  await bertHeld.release()
  await approval
  expect(await shiftsOf(bert)).toHaveLength(1)
})

/** Locks a person in the same way as a command. The returned function runs a last statement and releases the lock. */
async function holding({ id }: Colleague, lastAct: (tx: Tx) => Promise<void> = async () => {}) {
  const held = Promise.withResolvers<number>()
  const free = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (tx) => {
    await lockPeople(tx, [id])
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    held.resolve(rows[0]!.pid)
    await free.promise
    await lastAct(tx)
  })
  const pid = await held.promise
  const release = () => {
    free.resolve()
    return done
  }
  return { pid, release }
}

/** The number of connections that wait for a lock of the given connection. */
async function blockedBy(pid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity a where ${pid}::int = any(pg_blocking_pids(a.pid))`.execute(db)
  return rows[0]!.n
}

test('an employee gets 404 for shifts, swaps and colleagues of other people', async () => {
  const stranger = await colleague({}, await givenCustomer(db))
  const mine = await planned(anna)
  expect((await ask(bert, mine)).refusal?.status).toBe(404)
  expect((await ask(anna, mine, { personId: stranger.id })).refusal?.status).toBe(404)
  expect((await ask(anna, mine, { personId: anna.id })).refusal?.status).toBe(404)
  expect((await refused(bert.call, swapChoices, { params: { shiftId: mine } })).status).toBe(404)
  await ask(anna, mine)
  const swapId = await lastSwap(anna)
  expect(await listOf(stranger)).toEqual([])
  for (const act of [acceptSwap, declineSwap, withdrawSwap])
    expect((await refused(stranger.call, act, at(swapId))).status).toBe(404)
  expect((await refused(anna.call, acceptSwap, at(swapId))).status).toBe(404)
  expect((await refused(anna.call, approveSwap, at(swapId))).status).toBe(403)
})

test('each person gets one message about a swap, which contains only the day or the reason of a refusal, and no second message about changed shifts', async () => {
  await db.updateTable('people').set({ invited_at: '2026-11-01T09:00:00Z' }).where('id', '=', bert.id).execute()
  const [first, second] = [await planned(anna), await planned(anna, '2026-11-27')]
  await ask(anna, first, { personId: bert.id })
  const approved = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(approved))
  clock.set('2026-11-23T10:00:00Z')
  await call(world.hr.call, approveSwap, at(approved))
  await ask(anna, second, { personId: bert.id })
  const declined = await lastSwap(anna)
  await call(bert.call, declineSwap, at(declined))
  await ask(anna, second, { personId: bert.id })
  const withdrawn = await lastSwap(anna)
  await call(anna.call, withdrawSwap, at(withdrawn))
  await ask(anna, second, { personId: bert.id })
  const swapId = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(swapId))
  await call(world.hr.call, refuseSwap, { ...at(swapId), body: { reason: 'Te weinig ervaring in de ploeg' } })
  clock.set('2026-11-23T10:30:00Z')
  await tellChanges(services)
  const subjects = async (person: Colleague) => (await mailsTo(person)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects(bert)).toEqual([
    'Vraag om te ruilen',
    'Ruil goedgekeurd',
    'Vraag om te ruilen',
    'Vraag om te ruilen',
    'Ruil ingetrokken',
    'Vraag om te ruilen',
    'Ruil geweigerd',
  ])
  const mails = await mailsTo(anna)
  expect(mails.at(-1)?.body).toContain('Reden: Te weinig ervaring in de ploeg')
  expect(JSON.stringify(mails)).not.toMatch(/Bert|Aerts|07:00/u)
  expect(await listOf(anna)).toContainEqual(expect.objectContaining({ reason: 'Te weinig ervaring in de ploeg' }))
})

test('a swap without an approval is deleted after two years, and an approved swap is kept', async () => {
  const [first, second] = [await planned(anna), await planned(anna, '2026-11-27')]
  await ask(anna, first, { personId: bert.id })
  const approved = await lastSwap(anna)
  await call(bert.call, acceptSwap, at(approved))
  await call(world.hr.call, approveSwap, at(approved))
  await ask(anna, second, { personId: bert.id })
  await call(bert.call, declineSwap, at(await lastSwap(anna)))
  const stored = () => db.selectFrom('swaps').select('id').where('person_id', '=', anna.id).execute()
  await deleteExpired(db, toInstant(Date.parse('2028-11-20T09:00:00Z') / 1000))
  expect(await stored()).toHaveLength(2)
  await deleteExpired(db, toInstant(Date.parse('2028-11-24T09:00:00Z') / 1000))
  expect(await stored()).toEqual([{ id: approved }])
})

test('a colleague without the qualification of a shift cannot get that shift in a swap, also when the qualification ends after the colleague accepted', async () => {
  const { id: nurse } = await db
    .selectFrom('qualifications')
    .select('id')
    .where('name', '=', 'Verpleegkundige')
    .executeTakeFirstOrThrow()
  await db.updateTable('shift_types').set({ qualification_id: nurse }).where('id', '=', world.early).execute()
  const shiftId = await planned(anna)
  expect((await ask(anna, shiftId, { personId: bert.id })).refusal?.code).toBe('swap_not_possible')
  await db
    .insertInto('person_qualifications')
    .values({ person_id: bert.id, qualification_id: nurse, start_on: '2026-01-01' })
    .execute()
  expect((await ask(anna, shiftId, { personId: bert.id })).status).toBe(201)
  const swapId = await lastSwap(anna)
  await call(bert.call, acceptSwap, { params: { swapId } })
  await db.updateTable('person_qualifications').set({ end_on: '2026-11-25' }).where('person_id', '=', bert.id).execute()
  const refusal = await refused(world.hr.call, approveSwap, { params: { swapId } })
  expect(refusal.code).toBe('swap_not_possible')
  expect(refusal.message).toContain('Verpleegkundige')
})

test('Anna and Bert exchange shifts at two customers where both have a contract, and a shift at a customer without a contract of Anna is not found', async () => {
  const berkenbroek = await givenCustomer(db)
  const there = await givenShiftType(db, berkenbroek, { name: 'Late', start: 810, end: 1296, break: null })
  const bertThere = { ...bert, contractId: await givenContract(db, { personId: bert.id, customerId: berkenbroek }) }
  const [mine, theirs] = [await planned(anna), await planned(bertThere, '2026-11-27', there)]
  const offered = async () =>
    (await call(anna.call, swapChoices, { params: { shiftId: mine } })).colleagues.find(
      ({ personId }) => personId === bert.id,
    )?.shifts
  expect(await offered()).toEqual([])
  expect((await ask(anna, mine, { personId: bert.id, otherShiftId: theirs })).status).toBe(404)
  await givenContract(db, { personId: anna.id, customerId: berkenbroek })
  expect(await offered()).toMatchObject([{ id: theirs }])
  expect((await ask(anna, mine, { personId: bert.id, otherShiftId: theirs })).status).toBe(201)
  const swap = at(await lastSwap(anna))
  await call(bert.call, acceptSwap, swap)
  await call(world.hr.call, approveSwap, swap)
  expect(await shiftsOf(anna)).toEqual([{ day: '2026-11-27', type: there }])
  expect(await shiftsOf(bert)).toEqual([{ day: DAY, type: world.early }])
})

test('before Anna confirms a month, she reads which of her claims and swaps will end, and nothing about Bert', async () => {
  const shiftId = await planned(anna)
  await ask(anna, shiftId, { personId: bert.id })
  const { ids } = await call(world.hr.call, createNeeds, {
    body: {
      customerId: world.customerId,
      shiftTypeId: late,
      days: ['2026-11-28', '2026-12-01'],
      places: 1,
      grants: 'hr',
      note: '',
    },
  })
  for (const needId of ids)
    await call(anna.call, claimOpenShift, { params: { needId }, body: { contractId: anna.contractId } })
  const lapsing = async ({ call: caller }: Colleague) =>
    (await call(caller, lapsingInMonth, { params: { yearMonth: toYearMonth('2026-11') } }))._embedded.lapsingDtoList
  expect(await lapsing(anna)).toEqual([
    { kind: 'swap', day: DAY, shiftTypeName: 'Vroege' },
    { kind: 'claim', day: '2026-11-28', shiftTypeName: 'Late' },
  ])
  expect(await lapsing(bert)).toEqual([])
  const ofContract = async ({ contractId }: Colleague) => {
    const params = { contractId, yearMonth: toYearMonth('2026-11') }
    return (await call(world.hr.call, lapsingOfContract, { params }))._embedded.lapsingDtoList
  }
  expect(await ofContract(anna)).toEqual(await lapsing(anna))
  expect(await ofContract(bert)).toEqual([])
})

test.each([false, true])(
  'after Bert accepts a shift of Anna and confirms the month, the swap ends, and the question before the confirmation names the shift (in exchange: %s)',
  async (inExchange) => {
    const shiftId = await planned(anna)
    const otherShiftId = inExchange ? await planned(bert, '2026-12-10', late) : undefined
    const lapsing = async () =>
      (await call(bert.call, lapsingInMonth, { params: { yearMonth: toYearMonth('2026-11') } }))._embedded
        .lapsingDtoList
    await ask(anna, shiftId, { personId: bert.id, ...(otherShiftId !== undefined && { otherShiftId }) })
    expect(await lapsing()).toEqual([])
    const swapId = await lastSwap(anna)
    await call(bert.call, acceptSwap, at(swapId))
    expect(await lapsing()).toEqual([{ kind: 'swap', day: DAY, shiftTypeName: 'Vroege' }])
    const ofContract = { contractId: bert.contractId, yearMonth: toYearMonth('2026-11') }
    const forHr = await call(world.hr.call, lapsingOfContract, { params: ofContract })
    expect(forHr._embedded.lapsingDtoList).toEqual([{ kind: 'swap', day: DAY, shiftTypeName: 'Vroege' }])
    await givenConfirmed(db, { contractId: bert.contractId, month: '2026-11' })
    await lapseSwaps(services)
    expect(await listOf(anna)).toMatchObject([{ outcome: 'lapsed' }])
    expect(await lapsing()).toEqual([])
  },
)

test('after Anna confirms the month of the shift that she gets in exchange, the swap ends, and the question before the confirmation names the shift', async () => {
  const [mine, theirs] = [await planned(anna), await planned(bert, '2026-12-10', late)]
  await ask(anna, mine, { personId: bert.id, otherShiftId: theirs })
  const params = { yearMonth: toYearMonth('2026-12') }
  expect((await call(anna.call, lapsingInMonth, { params }))._embedded.lapsingDtoList).toEqual([
    { kind: 'swap', day: '2026-12-10', shiftTypeName: 'Late' },
  ])
  await givenConfirmed(db, { contractId: anna.contractId, month: '2026-12' })
  await lapseSwaps(services)
  expect(await listOf(anna)).toMatchObject([{ outcome: 'lapsed' }])
})
