import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { createWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { approveMonths, contractMonths, type UndoOfMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps, undoMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { call, request } from '../../testing/call.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')
const params = { yearMonth: november }

const app = await hrWorld()
const { db, hr: colleague } = app
const { call: hr } = await givenHr(app, 'Wim')
const world = eachTest(() => annaAtWork(app))

beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  await plan('2026-11-18')
})

const inMonth = () => ({ params: { contractId: world().contractId, yearMonth: november } })
const plan = (startDate: string) =>
  call(world().anna.call, planShift, { ...inMonth(), body: { startDate, shiftId: world().early } })
const lock = () => call(world().anna.call, lockMonth, { params })
const take = (step: BodyInput<typeof takeMonthSteps>['step'], by = hr, contractIds = [world().contractId]) =>
  call(by, takeMonthSteps, { params, body: { step, contractIds, reason: 'ziek' } })
const setApproved = (approved: boolean, by = hr) =>
  call(by, approveMonths, { params, body: { contractIds: [world().contractId], approved } })
const undoing = (undos: readonly UndoOfMonth[], by = hr) =>
  request(by, undoMonthSteps, { params, body: { undos: [...undos] } })
const undo = (undos: readonly UndoOfMonth[], by = hr) => call(...undoing(undos, by))
/** Anna confirms her month, and a colleague of HR approves it. */
async function confirmedAndApproved(): Promise<void> {
  const { anna, contractId } = world()
  await lock()
  await call(anna.call, confirmMonth, { params: { contractId }, body: { yearMonth: '2026-11' } })
  await setApproved(true, colleague)
}

const stateOf = async (id = world().contractId) => {
  const { _embedded } = await call(hr, contractMonths, { params })
  return _embedded.contractWithTimeSheetInfoDtoList.find((row) => row.contractId === id)?.step
}
/** All stored records that the steps of the month (locking, confirming, approving) make. */
const stored = async () => {
  const { rows } = await sql`
    select (select to_jsonb(l) from timesheet_locks l where l.contract_id = c.id) as lock,
      (select to_jsonb(f) from timesheet_confirmations f where f.contract_id = c.id) as confirmation,
      (select to_jsonb(a) from timesheet_approvals a where a.contract_id = c.id) as approval,
      (select jsonb_agg(r) from timesheet_reopenings r where r.contract_id = c.id) as reopenings,
      (select to_jsonb(b) - 'stored_at' from month_balances b where b.person_id = c.person_id) as balance
    from contracts c where c.id = ${world().contractId}`.execute(db)
  return rows
}
const lastAction = async () => {
  const query = { contract: `${world().contractId}`, yearMonth: '2026-11', kind: 'changes' } as const
  return (await call(hr, auditEntries, { query }))._embedded.auditEntryList[0]?.action
}

type UndoneStep = readonly [
  step: string,
  {
    readonly before: () => Promise<unknown>
    readonly act: (by?: Caller) => Promise<{ readonly undos: UndoOfMonth[] }>
    readonly action: string
  },
]

const STEPS: readonly UndoneStep[] = [
  ['a reopening', { before: confirmedAndApproved, act: (by) => take('reopen', by), action: 'undo reopening' }],
  ['a confirmation of a locked month', { before: lock, act: (by) => take('confirm', by), action: 'undo confirmation' }],
  [
    'a confirmation that locked the month too',
    { before: async () => {}, act: (by) => take('confirm', by), action: 'undo confirmation' },
  ],
  [
    'a withdrawn approval',
    { before: confirmedAndApproved, act: (by) => setApproved(false, by), action: 'undo withdrawal' },
  ],
]

test.each(STEPS)('the undo of %s restores the month with its dates and authors, once', async (_step, given) => {
  await given.before()
  const before = await stored()
  app.clock.set('2026-11-20T10:00:00Z')
  const { undos } = await given.act()
  expect(undos).toEqual([{ contractId: world().contractId, undoId: expect.any(Number) }])
  expect(await stored()).not.toEqual(before)
  expect((await undo(undos)).refused).toEqual([])
  expect(await stored()).toEqual(before)
  expect(await lastAction()).toBe(given.action)
  expect((await undo(undos)).refused).toMatchObject([{ contractId: world().contractId, code: 'nothing_to_undo' }])
  expect(await stored()).toEqual(before)
})

test.each(STEPS)('another person cannot undo %s, and nothing changes', async (_step, given) => {
  const { contractId } = world()
  await given.before()
  const { undos } = await given.act()
  const after = await stored()
  expect((await undo(undos, colleague)).refused).toMatchObject([{ contractId, code: 'nothing_to_undo' }])
  expect(await stored()).toEqual(after)
  expect((await undo(undos)).refused).toEqual([])
})

test.each(STEPS)(
  'the undo of %s is refused after a colleague changed the month, and shows the colleague',
  async (_step, given) => {
    await given.before()
    const { undos } = await given.act()
    await call(colleague, createWorkedShiftFor, {
      ...inMonth(),
      body: {
        date: '2026-11-19',
        labourPeriod: { startDateTimestamp: '2026-11-19T08:00', endDateTimestamp: '2026-11-19T12:00' },
      },
    })
    const after = await stored()
    const refusal = {
      contractId: world().contractId,
      code: 'month_changed_since',
      changedBy: 'Katrien Lauwers',
      changedAt: expect.any(String),
    }
    expect((await undo(undos)).refused).toMatchObject([refusal])
    expect((await undo(undos)).refused).toMatchObject([refusal])
    expect(await stored()).toEqual(after)
  },
)

test('HR cannot undo a reopening after Anna confirmed again, or undo a confirmation after a colleague approved', async () => {
  await confirmedAndApproved()
  const reopened = await take('reopen')
  const confirmed = await take('confirm')
  await setApproved(true, colleague)
  for (const { undos } of [reopened, confirmed])
    expect((await undo(undos)).refused).toMatchObject([{ code: 'month_changed_since', changedBy: 'Katrien Lauwers' }])
  expect(await stateOf()).toBe('approved')
})

test('when two requests undo one step at once, the step is undone once', async () => {
  await confirmedAndApproved()
  const before = await stored()
  const { undos } = await take('reopen')
  const answers = await Promise.all([undo(undos), undo(undos), undo(undos)])
  expect(answers.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual([
    'nothing_to_undo',
    'nothing_to_undo',
  ])
  expect(await stored()).toEqual(before)
})

test('the undo of many reopenings restores the balance of a person with two contracts, also when a month that changed later is refused', async () => {
  const second = await givenContract(db, { personId: world().anna.id, customerId: await givenCustomer(db) })
  const other = await givenContract(db, {
    personId: await givenPerson(db, { firstName: 'Bart' }),
    customerId: await givenCustomer(db),
  })
  const all = [world().contractId, second, other]
  await take('confirm', colleague, all)
  const before = await stored()
  // The length of a sick day is changed only after the confirmation, so the stored balance must stay the same.
  await sql`update people set sick_day_seconds = 3600 where id = ${world().anna.id}`.execute(db)
  const { undos } = await take('reopen', hr, all)
  await take('confirm', colleague, [other])
  expect((await undo(undos)).refused).toMatchObject([{ contractId: other, code: 'month_changed_since' }])
  expect(await Promise.all(all.map(stateOf))).toEqual(['completed', 'completed', 'completed'])
  expect(await stored()).toEqual(before)
})

test('HR undoes the unlock of many timesheets in one call', async () => {
  await lock()
  const before = await stored()
  const { undos } = await take('unlock')
  expect(await stateOf()).toBe('open')
  expect((await undo(undos)).refused).toEqual([])
  expect(await stored()).toEqual(before)
})

test('HR cannot undo a confirmation after the month was exported to the payroll office', async () => {
  const { undos } = await take('confirm')
  await sql`
    with export as (
      insert into payroll_exports (month_on, format, exported_at, exported_by)
      select '2026-11-01', 'csv', '2026-11-20T09:00:00Z', p.id from people p where p.first_name = 'Katrien' limit 1 returning id
    )
    insert into payroll_export_people (export_id, person_id, month_on, content, sha256)
    select e.id, ${world().anna.id}, '2026-11-01', '{}', sha256('') from export e`.execute(db)
  expect((await undo(undos)).refused).toMatchObject([{ code: 'month_changed_since', changedBy: 'Katrien Lauwers' }])
  expect(await stateOf()).toBe('completed')
})
