import { startProlongedSickLeave, updateProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { createNeeds, editNeed, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { plannedMonth, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { convertWorkedShift, createWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf } from '../../testing/call.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { givenContact, givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'
import { claimOpenShift as claimCommand } from './claims/claimOpenShift.ts'
import { tellFreedPlaces } from './freed/tellFreedPlaces.ts'
import { colleaguesWorld, DAY } from '../../testing/world/planning/colleaguesWorld.ts'
import type { Colleague } from '../../testing/world/annaAtWork.ts'

const { asContact, db, clock, services, world, anna, bert } = await colleaguesWorld('2026-11-24T09:00:00Z')

type Wanted = {
  readonly days?: string[]
  readonly places?: number
  readonly shiftTypeId?: number
  readonly hoursBefore?: number
}
const open = async (wanted: Wanted = {}): Promise<number> => {
  const body = {
    customerId: world().customerId,
    shiftTypeId: world().early,
    days: [DAY],
    places: 1,
    grants: 'first' as const,
  }
  return (await call(world().hr.call, createNeeds, { body: { ...body, ...wanted } })).ids[0]!
}
const claim = ({ call: caller, contractId }: Colleague, needId: number, headers: Record<string, string> = {}) =>
  outcomeOf(caller, claimOpenShift, { params: { needId }, body: { contractId }, headers })
const needOf = async (needId: number) =>
  (await call(world().hr.call, needs, { query: { from: '2026-11-20', to: '2026-12-31' } }))._embedded.needDtoList.find(
    ({ id }) => id === needId,
  )
const shiftsOf = ({ id }: Colleague) =>
  db
    .selectFrom('shifts')
    .select(['id', 'start_on', 'worked_seconds'])
    .where('person_id', '=', id)
    .where('closed_at', 'is', null)
    .orderBy('start_on')
    .execute()
const yearMonth = toYearMonth('2026-11')

test('when a phone sends the same claim of an open shift twice with one idempotency key, it gets the same answer twice and one shift is planned', async () => {
  const needId = await open()
  const key = { 'idempotency-key': `claim ${needId}` }
  const [first, second] = [await claim(anna(), needId, key), await claim(anna(), needId, key)]
  expect(second.body).toEqual(first.body)
  expect(first.body).toMatchObject({ granted: true })
  expect(await shiftsOf(anna())).toHaveLength(1)
})

test('when the claim of Anna for an open shift fails halfway, the waiting colleague Bert gets the place, and Anna gets no shift and no mail', async () => {
  const needId = await open()
  const mailsBefore = await db.selectFrom('mails').select('id').execute()
  const waiting = Promise.withResolvers<number>()
  const failing = Promise.withResolvers<void>()
  const annas = inTransaction(db, async (tx) => {
    const actor = { personId: anna().id, roles: [], name: 'Anna' }
    const context = { tx, actor, now: clock.now(), today: clock.today(), services }
    const { granted } = await claimCommand(context, { needId, contractId: anna().contractId })
    expect(granted).toBe(true)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    waiting.resolve(rows[0]!.pid)
    await failing.promise
    throw new Error('the server stops')
  }).catch((error: Error) => error.message)
  const pid = await waiting.promise
  const berts = claim(bert(), needId)
  await vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity a where ${pid}::int = any(pg_blocking_pids(a.pid))`.execute(db)
    expect(rows[0]!.n).toBe(1)
  })
  failing.resolve()
  expect(await annas).toBe('the server stops')
  expect((await berts).body).toMatchObject({ granted: true })
  expect([(await shiftsOf(anna())).length, (await shiftsOf(bert())).length]).toEqual([0, 1])
  const mails = await db.selectFrom('mails').select(['id', 'body']).execute()
  const added = mails.filter(({ id }) => !mailsBefore.some((known) => known.id === id))
  expect(added.filter(({ body }) => body.includes('Dag Anna'))).toEqual([])
})

test('the table of worked shifts can have two consecutive shifts on a day, but nobody can claim a second shift on that day', async () => {
  const customerId = await givenCustomer(db)
  const elsewhere = await givenContract(db, { personId: anna().id, customerId })
  const late = await givenShiftType(db, world().customerId, { name: 'Late', start: 810, end: 1296, break: null })
  const worked = (contractId: number, start: string, end: string) =>
    outcomeOf(anna().call, createWorkedShift, {
      params: { contractId, yearMonth },
      body: {
        date: DAY,
        labourPeriod: {
          startDateTimestamp: `${DAY}T${start}:00+01:00`,
          endDateTimestamp: `${DAY}T${end}:00+01:00`,
        },
        remark: '',
      },
    })
  expect((await worked(elsewhere, '07:00', '13:30')).status).toBeLessThan(300)
  const needId = await open({ shiftTypeId: late })
  expect((await claim(anna(), needId)).refusal?.code).toBe('day_occupied')
  expect((await worked(anna().contractId, '13:30', '21:36')).status).toBeLessThan(300)
  expect(await shiftsOf(anna())).toHaveLength(2)
})

test.each([
  ['9 hours in the night in which summer time ends', '2026-10-24', 9],
  ['7 hours in the night in which summer time begins', '2027-03-27', 7],
])(
  'a claimed night shift has %s in the calendar, in the grid and in the month that the customer signs',
  async (_case, day, hours) => {
    clock.set('2026-10-20T09:00:00Z')
    const needId = await open({ days: [day], shiftTypeId: world().night })
    expect((await claim(anna(), needId)).body).toMatchObject({ granted: true })
    const [shift] = await shiftsOf(anna())
    expect(shift).toMatchObject({ start_on: day, worked_seconds: hours * 3600 })
    const grid = await call(world().hr.call, teamPlanning, { query: { from: day, to: day } })
    expect(grid.people.find(({ id }) => id === anna().id)?.plannedSeconds).toBe(hours * 3600)
    const params = { contractId: anna().contractId, yearMonth: toYearMonth(day.slice(0, 7)) }
    const { plannedShiftDtos, timeSheetHoursDto } = await call(anna().call, plannedMonth, { params })
    expect([plannedShiftDtos.length, timeSheetHoursDto.worked]).toEqual([1, hours])
    clock.set('2027-04-01T09:00:00Z')
    const { contractId } = params
    await call(world().hr.call, lockMonthFor, { params })
    await call(world().hr.call, confirmMonthFor, { params, body: { reason: 'op vraag' } })
    const wim = await asContact(await givenContact(db, { customerId: world().customerId }))
    const month = await call(wim, contactMonth, { params })
    expect([month.hours, month.lines.map((line) => [line.day, line.worked.from, line.worked.until])]).toEqual([
      hours,
      [[day, '22:00', '06:00']],
    ])
    const lines = month.lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
    await call(wim, judgeLines, { params, body: { contentHash: month.contentHash, lines } })
    const signing = { contentHash: month.contentHash, name: 'Wim Goossens', confirmed: true } as const
    expect((await call(wim, signMonth, { params, body: signing })).status).toBe('signed')
    const { lines: signed } = await db
      .selectFrom('customer_signatures')
      .select('lines')
      .where('contract_id', '=', contractId)
      .executeTakeFirstOrThrow()
    expect(signed).toHaveLength(1)
  },
)

test('when Anna changes a claimed shift into sickness, Bert can claim its place and Anna cannot, and no mail contains the reason', async () => {
  const needId = await open({ hoursBefore: 0 })
  await claim(anna(), needId)
  clock.set('2026-11-25T09:00:00Z')
  const before = await db.selectFrom('mails').select('id').execute()
  await call(anna().call, convertWorkedShift, {
    params: { contractId: anna().contractId, yearMonth },
    body: { dayOfMonth: 26 },
  })
  expect(await shiftsOf(anna())).toEqual([])
  const booked = await db
    .selectFrom('absences')
    .select(['day_on', 'category'])
    .where('person_id', '=', anna().id)
    .where('closed_at', 'is', null)
    .execute()
  expect(booked).toEqual([{ day_on: DAY, category: 'SICK_LEAVE' }])
  expect(await needOf(needId)).toMatchObject({ state: 'open', filled: 0 })
  const listFor = async (caller: Caller) =>
    (await call(caller, openShifts, { query: { from: DAY, to: DAY } }))._embedded.openShiftDtoList
  expect((await listFor(anna().call)).filter(({ actions }) => actions.claim === null)).toEqual([])
  expect((await claim(anna(), needId)).refusal?.code).toBe('absence_on_shift_day')
  expect(await listFor(bert().call)).toMatchObject([{ id: needId, actions: { claim: null } }])
  expect((await claim(bert(), needId)).body).toMatchObject({ granted: true })
  const mails = await db.selectFrom('mails').select(['id', 'subject', 'body']).execute()
  const texts = mails.filter(({ id }) => !before.some((known) => known.id === id))
  expect(JSON.stringify(texts)).not.toMatch(/ziek|afwezig/iu)
})

test('a place that becomes free in the morning of its day stays closed until HR extends the open shift', async () => {
  const needId = await open({ hoursBefore: 1 })
  await claim(anna(), needId)
  clock.set('2026-11-26T05:10:00Z')
  await call(anna().call, convertWorkedShift, {
    params: { contractId: anna().contractId, yearMonth },
    body: { dayOfMonth: 26 },
  })
  expect(await needOf(needId)).toMatchObject({ state: 'closed', filled: 0 })
  expect((await claim(bert(), needId)).refusal?.code).toBe('need_closed')
  await call(world().hr.call, editNeed, { params: { needId }, body: { version: 1, places: 1, hoursBefore: 0 } })
  expect((await claim(bert(), needId)).body).toMatchObject({ granted: true })
})

test('when HR shortens a prolonged sickness, a claimed shift that it removed is restored beside the shift of the colleague, and only one of the two shifts fills the place of the open shift', async () => {
  const needId = await open({ days: ['2026-12-03'] })
  await claim(anna(), needId)
  const params = { id: anna().id }
  await call(world().hr.call, startProlongedSickLeave, { params, query: {}, body: { date: '2026-12-01' } })
  expect(await needOf(needId)).toMatchObject({ state: 'open', filled: 0 })
  expect((await claim(bert(), needId)).body).toMatchObject({ granted: true })
  const { id } = await db
    .selectFrom('prolonged_sick_leaves')
    .select('id')
    .where('person_id', '=', anna().id)
    .executeTakeFirstOrThrow()
  await call(world().hr.call, updateProlongedSickLeave, {
    params,
    query: {},
    body: { id, startDate: '2026-12-01', endDate: '2026-12-02' },
  })
  expect([(await shiftsOf(anna())).length, (await shiftsOf(bert())).length]).toEqual([1, 1])
  expect(await needOf(needId)).toMatchObject({ places: 1, filled: 1, filledBy: ['Bert Aerts'] })
})

test('Anna can give a claimed shift back 46 hours before its start when HR chose 24 hours in the settings, but not when HR chose 48 hours', async () => {
  await claim(anna(), await open())
  const set = (claim_free_hours: number) => db.updateTable('company_settings').set({ claim_free_hours }).execute()
  const giveBack = () =>
    outcomeOf(anna().call, removePlannedShift, {
      params: { contractId: anna().contractId, yearMonth },
      body: { dayOfMonth: 26 },
    })
  expect((await giveBack()).refusal).toMatchObject({
    code: 'claimed_shift_fixed',
    message: expect.stringContaining('Vanaf 48 uur voor de start'),
  })
  await set(24)
  expect((await giveBack()).status).toBe(200)
  expect(await shiftsOf(anna())).toEqual([])
  await set(48)
})

test('when a place becomes free less than 24 hours before the start, HR gets one mail without name and reason, also when two jobs run; HR gets no mail when a place becomes free earlier', async () => {
  await db.updateTable('company_settings').set({ email: 'planning@uurwerk.example' }).execute()
  const toOffice = () =>
    db
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where(sql<boolean>`recipients = array['planning@uurwerk.example']`)
      .execute()
  const [needId, later] = [await open({ hoursBefore: 1 }), await open({ days: ['2026-12-10'], hoursBefore: 1 })]
  for (const id of [needId, later]) await claim(anna(), id)
  await tellFreedPlaces(services)
  const giveBack = (dayOfMonth: number, month: string) =>
    call(anna().call, removePlannedShift, {
      params: { contractId: anna().contractId, yearMonth: toYearMonth(month) },
      body: { dayOfMonth },
    })
  await giveBack(10, '2026-12')
  await tellFreedPlaces(services)
  expect(await toOffice()).toEqual([])
  clock.set('2026-11-26T05:10:00Z')
  await call(anna().call, convertWorkedShift, {
    params: { contractId: anna().contractId, yearMonth },
    body: { dayOfMonth: 26 },
  })
  await Promise.all([tellFreedPlaces(services), tellFreedPlaces(services)])
  await tellFreedPlaces(services)
  const mails = await toOffice()
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Een plaats is vrijgekomen: Vroege, donderdag 26/11/2026 07:00 – 15:06',
  ])
  expect(mails[0]!.body).toContain('Nog 1 van 1 plaatsen open.')
  expect(JSON.stringify(mails)).not.toMatch(/Anna|ziek|afwezig/iu)
  await claim(bert(), needId)
})
