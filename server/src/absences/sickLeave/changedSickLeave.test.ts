import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createPerson, person } from '@uurwerk/contract/people/people'
import {
  endProlongedSickLeave,
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { addRecupBonus } from '@uurwerk/contract/balances/balances'
import { expect, test } from 'vitest'
import { call, refused, request } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenInvoiced, givenShift } from '../../testing/world/people/leave.ts'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer } from '../../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const customerId = await givenCustomer(db)

/** Plans shifts of Anna on the given days, and then enters a prolonged sickness. */
async function givenIllAnna(sick: { from: string; until: string | null }, shiftDays: readonly string[] = []) {
  const { id: personId } = await call(katrien, createPerson, {
    body: personBody({ employmentStartDate: '2026-01-01' }),
  })
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
  const anna = { personId, contractId }
  for (const day of shiftDays) await onDay(day, anna)
  await call(katrien, startProlongedSickLeave, { params: { id: anna.personId }, body: sick.from })
  if (sick.until !== null)
    await call(katrien, endProlongedSickLeave, {
      params: { id: anna.personId },
      body: { date: sick.until, giveBack: false },
    })
  const body = await call(katrien, person, { params: { id: personId } })
  return { ...anna, id: body.prolongedSickLeavePeriodSet[0]!.id, version: body.version }
}

type Owner = { readonly personId: number; readonly contractId: number }

const onDay = (day: string, { personId, contractId }: Owner) =>
  givenShift(db, { personId, contractId, start: `${day}T08:00+01:00`, end: `${day}T16:00+01:00` })

const openShifts = async ({ personId }: Owner) =>
  (
    await db
      .selectFrom('shifts')
      .select('start_on')
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .orderBy('start_on')
      .execute()
  ).map(({ start_on }) => start_on)

const leftOf = async ({ personId }: Owner) =>
  (
    await db
      .selectFrom('counter_balances')
      .select('current_half_days')
      .where('person_id', '=', personId)
      .where('counter_type', '=', 'STATUTORY_VACATION')
      .executeTakeFirstOrThrow()
  ).current_half_days

const bookVacation = ({ personId }: Owner, day: string) =>
  call(katrien, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { dayOfMonth: day, absenceCategory: 'VACATION', fullDay: true },
  })

const figures = { needed_seconds: 601_920, counted_seconds: 0, earned_seconds: -601_920, taken_seconds: 0 }
const madeWith = {
  kind: 'employee',
  employment: { start: '2026-01-01', end: null },
  partTimeRecords: [{ id: null, percentage: 10_000, period: { start: '2026-01-01', end: null } }],
  sickDaySeconds: 27_360,
}

async function givenStored({ personId, contractId }: Owner, month: string) {
  await givenConfirmed(db, { contractId, month })
  const row = { person_id: personId, month_on: `${month}-01`, ...figures, stored_at: '2026-11-02T00:00:00Z' }
  await db
    .insertInto('month_balances')
    .values({ ...row, made_with: JSON.stringify(madeWith) })
    .execute()
}

const countedIn = async ({ personId }: Owner, month: string) =>
  (
    await db
      .selectFrom('month_balances')
      .select('counted_seconds')
      .where('person_id', '=', personId)
      .where('month_on', '=', `${month}-01`)
      .executeTakeFirstOrThrow()
  ).counted_seconds

test('when HR moves a prolonged sickness, the records in the new days are removed and the records in the days that are free again come back', async () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-10', '2027-01-04']
  const anna = await givenIllAnna({ from: '2026-12-02', until: null }, days)
  expect(await openShifts(anna)).toEqual(['2026-12-01'])
  await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    body: { id: anna.id, startDate: '2026-12-02', endDate: '2026-12-18' },
  })
  expect(await openShifts(anna)).toEqual(['2026-12-01', '2027-01-04'])
  const change = { id: anna.id, startDate: '2026-12-03', endDate: '2027-01-08' }
  const preview = await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    query: { preview: 'true' },
    body: change,
  })
  expect(preview).toMatchObject({
    takenAway: { shifts: ['2027-01-04'] },
    givenBack: { shifts: ['2026-12-02'], notGivenBack: [] },
  })
  expect(await openShifts(anna)).toEqual(['2026-12-01', '2027-01-04'])
  const body = await call(katrien, updateProlongedSickLeave, { params: { id: anna.personId }, body: change })
  expect(body).toMatchObject({
    prolongedSickLeavePeriodSet: [{ id: anna.id, startDate: '2026-12-03', endDate: '2027-01-08' }],
    takenAway: preview.takenAway,
    givenBack: preview.givenBack,
  })
  expect(await openShifts(anna)).toEqual(['2026-12-01', '2026-12-02'])
})

test('when HR removes a prolonged sickness that was a mistake, all removed records come back', async () => {
  const anna = await givenIllAnna({ from: '2027-01-01', until: null }, ['2026-12-01', '2026-12-04'])
  await givenCounter(db, { personId: anna.personId, days: 3 })
  await bookVacation(anna, '2026-12-02')
  await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    body: { id: anna.id, startDate: '2026-12-01', endDate: null },
  })
  expect([await openShifts(anna), await leftOf(anna)]).toEqual([[], 6])
  const preview = await call(katrien, removeProlongedSickLeave, {
    params: { id: anna.personId, periodId: anna.id },
    query: { preview: 'true' },
  })
  expect(preview.prolongedSickLeavePeriodSet).toEqual([])
  expect([await openShifts(anna), await leftOf(anna)]).toEqual([[], 6])
  const body = await call(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })
  expect(body).toMatchObject({
    prolongedSickLeavePeriodSet: [],
    givenBack: { shifts: ['2026-12-01', '2026-12-04'], absences: ['2026-12-02'], notGivenBack: [] },
  })
  expect(await openShifts(anna)).toEqual(['2026-12-01', '2026-12-04'])
  expect(await leftOf(anna)).toBe(4)
  expect(
    (await refused(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })).status,
  ).toBe(404)
})

test('when HR removes a prolonged sickness and chooses not to give records back, no record comes back', async () => {
  const anna = await givenIllAnna({ from: '2026-12-01', until: null }, ['2026-12-01'])
  const body = await call(katrien, removeProlongedSickLeave, {
    params: { id: anna.personId, periodId: anna.id },
    query: { giveBack: 'false' },
  })
  expect(body.givenBack).toEqual({ shifts: [], absences: [], notGivenBack: ['2026-12-01'] })
  expect(await openShifts(anna)).toEqual([])
})

test('HR cannot extend a prolonged sickness over a worked or invoiced shift, or over another sickness', async () => {
  const days = ['2026-11-19', '2026-12-07']
  const anna = await givenIllAnna({ from: '2026-12-14', until: '2026-12-18' }, days)
  await givenInvoiced(db, { contractId: anna.contractId, month: '2026-12' })
  await call(katrien, startProlongedSickLeave, { params: { id: anna.personId }, body: '2027-02-01' })
  const update = (startDate: string, endDate: string | null) =>
    request(katrien, updateProlongedSickLeave, {
      params: { id: anna.personId },
      body: { id: anna.id, startDate, endDate },
    })
  expect(await refused(...update('2026-11-18', '2026-12-18'))).toMatchObject({
    code: 'prolonged_sick_over_worked',
    days: ['2026-11-19'],
  })
  expect(await refused(...update('2026-12-01', '2026-12-18'))).toMatchObject({
    code: 'prolonged_sick_over_invoiced',
    days: ['2026-12-07'],
  })
  expect((await refused(...update('2026-12-14', null))).code).toBe('prolonged_sick_overlap')
  expect((await refused(...update('2026-12-14', '2027-02-01'))).code).toBe('prolonged_sick_overlap')
  expect((await refused(...update('2026-12-14', '2026-12-14'))).errors).toEqual([
    { path: 'endDate', message: 'Het einddatum veld moet een datum na het startdatum veld zijn' },
  ])
  expect((await call(...update('2026-12-14', '2027-01-31'))).prolongedSickLeavePeriodSet).toHaveLength(2)
})

test('the balances of confirmed months are calculated again when HR removes a prolonged sickness and when HR adds it again', async () => {
  const anna = await givenIllAnna({ from: '2026-10-01', until: '2026-10-31' })
  await givenStored(anna, '2026-10')
  const moved = { id: anna.id, startDate: '2026-10-05', endDate: '2026-10-31' }
  await call(katrien, updateProlongedSickLeave, { params: { id: anna.personId }, body: moved })
  // The sickness now begins on Monday 5 October. The counted hours therefore no longer include Thursday 1 and Friday 2
  // October.
  expect(await countedIn(anna, '2026-10')).toBe(601_920 - 2 * 27_360)
  await call(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })
  expect(await countedIn(anna, '2026-10')).toBe(0)
})

test('a new prolonged sickness in the rest of a confirmed month counts in the balance of that month', async () => {
  const anna = await givenIllAnna({ from: '2027-01-01', until: null })
  await givenStored(anna, '2026-11')
  await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    body: { id: anna.id, startDate: '2026-11-23', endDate: null },
  })
  // The counted hours are those of seven days: Monday 23 to Friday 27 November, Monday 30 November, and the public
  // holiday of 11 November.
  expect(await countedIn(anna, '2026-11')).toBe(7 * 27_360)
})

test('a removed shift does not come back when another shift has been planned at its time', async () => {
  const anna = await givenIllAnna({ from: '2026-12-02', until: null }, ['2026-12-02', '2026-12-03'])
  await givenShift(db, { ...anna, start: '2026-12-01T22:00+01:00', end: '2026-12-02T09:00+01:00' })
  const body = await call(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })
  expect(body.givenBack).toEqual({ shifts: ['2026-12-03'], absences: [], notGivenBack: ['2026-12-02'] })
})

test('removed days of recuperation come back only while the built-up hours are enough', async () => {
  const anna = await givenIllAnna({ from: '2027-01-01', until: null })
  const bonus = (hours: number) =>
    call(katrien, addRecupBonus, { params: { userId: anna.personId }, body: { date: '2026-11-02', hours, reason: '' } })
  await bonus(15.2)
  for (const day of [2, 3]) {
    await call(katrien, bookAbsenceFor, {
      params: { userId: anna.personId, yearMonth: toYearMonth('2026-12') },
      body: { dayOfMonth: day, absenceCategory: 'RECUPERATION', fullDay: true },
    })
  }
  await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    body: { id: anna.id, startDate: '2026-12-01', endDate: null },
  })
  await bonus(-7.6)
  const body = await call(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })
  expect(body.givenBack).toEqual({ shifts: [], absences: ['2026-12-02'], notGivenBack: ['2026-12-03'] })
})

test('when two HR users change one prolonged sickness, the second change is refused, and the second user reads the current data of the sickness', async () => {
  const anna = await givenIllAnna({ from: '2026-12-02', until: null })
  const change = { id: anna.id, startDate: '2026-12-03', endDate: null, version: anna.version }
  expect((await call(katrien, updateProlongedSickLeave, { params: { id: anna.personId }, body: change })).version).toBe(
    anna.version + 1,
  )
  expect(
    await refused(katrien, updateProlongedSickLeave, { params: { id: anna.personId }, body: change }),
  ).toMatchObject({
    status: 409,
    code: 'stale',
    current: { prolongedSickLeavePeriodSet: [{ startDate: '2026-12-03' }] },
    changedBy: 'Katrien Lauwers',
  })
})

test('HR gets 404 when the prolonged sickness does not belong to the person in the path of the request', async () => {
  const [anna, bert] = [
    await givenIllAnna({ from: '2026-12-02', until: null }),
    await givenIllAnna({ from: '2026-12-02', until: null }),
  ]
  expect(
    (await refused(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: bert.id } })).status,
  ).toBe(404)
  const body = { id: bert.id, startDate: '2026-12-03', endDate: null }
  expect((await refused(katrien, updateProlongedSickLeave, { params: { id: anna.personId }, body })).status).toBe(404)
})

test('the audit trail of a person contains each change of a prolonged sickness', async () => {
  const anna = await givenIllAnna({ from: '2026-12-02', until: '2026-12-18' })
  await call(katrien, updateProlongedSickLeave, {
    params: { id: anna.personId },
    body: { id: anna.id, startDate: '2026-12-03', endDate: '2026-12-18' },
  })
  await call(katrien, removeProlongedSickLeave, { params: { id: anna.personId, periodId: anna.id } })
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('entity', '=', 'person')
    .where('entity_id', '=', anna.personId)
    .orderBy('id')
    .execute()
  expect(audited.slice(1)).toMatchObject([
    {
      action: 'start prolonged sick leave',
      changes: { prolongedSickLeave: [null, { start: '2026-12-02', end: null }] },
    },
    { action: 'end prolonged sick leave' },
    { action: 'change prolonged sick leave' },
    {
      action: 'remove prolonged sick leave',
      changes: { prolongedSickLeave: [{ start: '2026-12-03', end: '2026-12-18' }, null] },
    },
  ])
})
