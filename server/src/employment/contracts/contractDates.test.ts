import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createContract, editContract, contract } from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, callWith, outcomeOf, refused, request } from '../../testing/call.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenConfirmed, givenInvoiced, givenLocked } from '../../testing/world/people/leave.ts'
import { givenContract } from '../../testing/world/world.ts'

const world = await annasLeaveWorld({ from: '2026-01-01' })
const { db, hr: katrien, customerId, onDay } = world

async function givenAnna(dates: { from?: string; until?: string | null; rateCents?: number | null } = {}) {
  const { personId, contractId } = await world.givenAnna({ contract: { from: '2026-01-01', ...dates } })
  const edit = (body: BodyInput<typeof editContract>) =>
    request(katrien, editContract, { params: { contractId }, body })
  return { personId, contractId, edit }
}

const openShiftDays = async (contractId: number) =>
  (
    await db
      .selectFrom('shifts')
      .select('start_on')
      .where('contract_id', '=', contractId)
      .where('closed_at', 'is', null)
      .orderBy('start_on')
      .execute()
  ).map(({ start_on }) => start_on)

const ordersOf = (contractId: number) =>
  db
    .selectFrom('orders')
    .select(['start_on', 'end_on', 'closed_cause', 'closed_detail'])
    .where('contract_id', '=', contractId)
    .orderBy('start_on')
    .execute()

const storedMonths = async (personId: number) =>
  (
    await db
      .selectFrom('month_balances')
      .select('month_on')
      .where('person_id', '=', personId)
      .orderBy('month_on')
      .execute()
  ).map(({ month_on }) => month_on)

test('an earlier end of a contract closes the shifts, orders and locked months after the new end, but nothing before it', async () => {
  const { personId, contractId, edit } = await givenAnna({ rateCents: null })
  const order = { contract_id: contractId, base_rate_cents: 4000 }
  await db
    .insertInto('orders')
    .values([
      { ...order, start_on: '2026-01-01', end_on: '2026-12-15' },
      { ...order, start_on: '2026-12-16', end_on: null },
    ])
    .execute()
  for (const day of ['2026-11-30', '2026-12-01', '2027-01-04']) await onDay(day, { personId, contractId })
  for (const month of ['2026-11', '2026-12']) await givenLocked(db, { contractId, month })
  const body = await call(...edit({ endDate: '2026-11-30', version: 1 }))
  expect(body).toMatchObject({
    version: 2,
    datePeriod: { startDate: '2026-01-01', endDate: '2026-11-30' },
    orders: [{ startDate: '2026-01-01', endDate: '2026-11-30' }],
    takenAway: {
      shifts: ['2026-12-01', '2027-01-04'],
      absences: [],
      orders: 1,
      months: ['2026-12'],
      removedRecupHolidays: [],
    },
  })
  expect(await openShiftDays(contractId)).toEqual(['2026-11-30'])
  expect(await ordersOf(contractId)).toEqual([
    { start_on: '2026-01-01', end_on: '2026-11-30', closed_cause: null, closed_detail: null },
    { start_on: '2026-12-16', end_on: null, closed_cause: 'contract_shortened', closed_detail: '2026-11-30' },
  ])
  const locks = await db
    .selectFrom('timesheet_locks')
    .select('month_on')
    .where('contract_id', '=', contractId)
    .execute()
  expect(locks).toEqual([{ month_on: '2026-11-01' }])
})

test('the preview of an earlier end of a contract lists the records that would close, and closes nothing', async () => {
  const { personId, contractId } = await givenAnna()
  await onDay('2026-12-01', { personId, contractId })
  const params = { contractId }
  const query = { preview: 'true' } as const
  const body = await call(katrien, editContract, { params, query, body: { endDate: '2026-11-30' } })
  expect(body.takenAway).toMatchObject({ shifts: ['2026-12-01'] })
  expect(await openShiftDays(contractId)).toEqual(['2026-12-01'])
  expect(await call(katrien, contract, { params })).toMatchObject({ version: 1, datePeriod: { endDate: null } })
})

test('HR cannot end a contract before a confirmed or invoiced month, and the refusal shows the month', async () => {
  const { personId, contractId, edit } = await givenAnna()
  await onDay('2026-09-14', { personId, contractId })
  for (const month of ['2026-09', '2026-10']) await givenConfirmed(db, { contractId, month })
  await givenInvoiced(db, { contractId, month: '2026-08' })
  const refusal = await refused(...edit({ endDate: '2026-07-31' }))
  expect(refusal).toMatchObject({
    status: 409,
    code: 'months_after_end',
    months: ['2026-08', '2026-09', '2026-10'],
    message:
      'Na deze datum zijn er bevestigde of gefactureerde maanden: augustus 2026, september 2026, oktober 2026. Heropen of crediteer die eerst.',
  })
  await call(...edit({ endDate: '2026-10-01' }))
  const within = await refused(...edit({ endDate: '2026-09-13' }))
  expect(within).toMatchObject({ code: 'months_after_end', months: ['2026-09', '2026-10'] })
})

test('when the earlier end of a contract closes a shift on a public holiday, the ‘Feestdag recup’ of that shift is removed', async () => {
  const { personId, contractId, edit } = await givenAnna()
  await onDay('2026-12-25', { personId, contractId })
  await db
    .insertInto('counter_entries')
    .values({
      person_id: personId,
      year: 2026,
      counter_type: 'RECUPERATION_HOLIDAY',
      half_days: 2,
      kind: 'grant',
      cause: 'shift_planned',
      holiday_on: '2026-12-25',
      at: '2026-01-02T00:00:00Z',
    })
    .execute()
  await db
    .insertInto('absences')
    .values({
      person_id: personId,
      day_on: '2026-12-28',
      category: 'RECUPERATION_HOLIDAY',
      full_day: true,
      halves: '[0,2)',
      seconds: 27_360,
      created_at: '2026-01-02T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) =>
      db
        .insertInto('counter_entries')
        .values({
          person_id: personId,
          year: 2026,
          counter_type: 'RECUPERATION_HOLIDAY',
          half_days: -2,
          kind: 'use',
          cause: 'absence_booked',
          absence_id: id,
          at: '2026-01-03T00:00:00Z',
        })
        .execute(),
    )
  const { takenAway } = await call(...edit({ endDate: '2026-11-30' }))
  expect(takenAway?.removedRecupHolidays).toEqual(['2026-12-28'])
})

test('HR can remove the end of a contract, and the orders of the contract keep their ends', async () => {
  const { contractId } = await givenAnna({ until: '2026-06-30' })
  const body = await callWith(katrien, editContract, {
    params: { contractId },
    body: { datePeriod: { startDate: '2026-01-01', endDate: null } },
  })
  expect(body).toMatchObject({ datePeriod: { endDate: null }, orders: [{ endDate: '2026-06-30' }] })
})

test('a field of a contract keeps its value when the request of an edit does not contain the field', async () => {
  const { edit } = await givenAnna({ until: '2026-12-31' })
  const body = await call(...edit({ reference: 'Bestek 4' }))
  expect(body).toMatchObject({ reference: 'Bestek 4', datePeriod: { startDate: '2026-01-01', endDate: '2026-12-31' } })
  expect((await call(...edit({ endDate: '2026-11-30' }))).reference).toBe('Bestek 4')
})

test('a contract cannot start after its first record, and cannot start before the employment', async () => {
  const { personId, contractId, edit } = await givenAnna({ from: '2026-03-01', rateCents: null })
  await onDay('2026-04-06', { personId, contractId })
  const start = async (startDate: string) => {
    const { status, refusal } = await outcomeOf(...edit({ startDate }))
    return refusal?.code ?? status
  }
  expect(await start('2026-04-07')).toBe('contract_start_refused')
  expect(await start('2025-12-31')).toBe('contract_outside_employment')
  expect(await start('2026-04-06')).toBe(200)
})

test('an edit of a contract with an old version is refused, and the answer contains the current contract', async () => {
  const { contractId, edit } = await givenAnna()
  await call(...edit({ endDate: '2026-12-31', version: 1 }))
  const late = await refused(...edit({ endDate: '2026-11-30', version: 1 }))
  expect(late).toMatchObject({
    status: 409,
    code: 'stale',
    current: { id: contractId, version: 2, datePeriod: { endDate: '2026-12-31' } },
    changedBy: 'Katrien Lauwers',
  })
})

test('when the only open contract of a month gets dates outside the month, the month counts in the balance; when HR moves an open contract into the month, the month does not count any more', async () => {
  const { personId, contractId } = await givenAnna()
  const second = await givenContract(db, { personId, customerId, from: '2026-01-01' })
  await givenConfirmed(db, { contractId, month: '2026-10' })
  expect(await storedMonths(personId)).toEqual([])
  await call(katrien, editContract, { params: { contractId: second }, body: { endDate: '2026-09-30' } })
  expect(await storedMonths(personId)).toEqual(['2026-10-01'])
  const order = { startDate: '2026-10-31', endDate: null, baseHourlyRate: 40 }
  await call(katrien, createContract, {
    body: { userId: personId, customerId, startDate: '2026-10-31', endDate: null, order },
  })
  expect(await storedMonths(personId)).toEqual([])
})

test('when two HR users end one contract at once, the slower user is refused and gets the current contract', async () => {
  const { edit } = await givenAnna()
  const answers = await Promise.all(
    ['2026-11-30', '2026-12-31'].map((endDate) => outcomeOf(...edit({ endDate, version: 1 }))),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
})

test('when HR sends both dates of a contract, an end before the start is an error at the end field; when HR sends only the end, it is a refusal', async () => {
  const { edit } = await givenAnna()
  const both = await refused(...edit({ startDate: '2026-06-01', endDate: '2026-05-31' }))
  expect([both.status, both.errors]).toEqual([
    422,
    [{ path: 'endDate', message: 'Het einddatum veld moet een datum na het startdatum veld zijn' }],
  ])
  const stored = await refused(...edit({ endDate: '2025-12-31' }))
  expect([stored.status, stored.code]).toEqual([409, 'period_reversed'])
})
