import { expect, test } from 'vitest'
import { givenConfirmed, givenCounter, givenInvoiced, givenShift, ledgerOf } from '../../testing/leave.ts'
import { personBody } from '../../testing/masterDataBodies.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const katrien = await as(await givenPerson(db, { firstName: 'Katrien', lastName: 'Lauwers', roles: ['ROLE_ADMIN'] }))
const customerId = await givenCustomer(db)
const shiftTypeId = await givenShiftType(db, customerId)

async function givenAnna() {
  const personId = (
    await katrien.post('/administration/user', { body: personBody({ employmentStartDate: '2026-01-01' }) })
  ).body.id as number
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
  return { personId, contractId, path: `/administration/user/${personId}/onProlongedSickLeave` }
}

const onDay = (day: string, owner: { personId: number; contractId: number }) =>
  givenShift(db, { ...owner, start: `${day}T08:00+01:00`, end: `${day}T16:00+01:00` })

const bookVacation = (personId: number, day: string) =>
  katrien.put(`/administration/timesheet/${personId}/${day.slice(0, 7)}/planned/addabsence`, {
    body: { dayOfMonth: day, absenceCategory: 'VACATION', fullDay: true },
  })

const left = async (personId: number) =>
  (
    await db
      .selectFrom('counter_balances')
      .select('current_half_days')
      .where('person_id', '=', personId)
      .where('counter_type', '=', 'STATUTORY_VACATION')
      .executeTakeFirstOrThrow()
  ).current_half_days

const openShifts = async (personId: number) =>
  (
    await db
      .selectFrom('shifts')
      .select('start_on')
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .orderBy('start_on')
      .execute()
  ).map(({ start_on }) => start_on)

test('from the first day of Anna’s sickness nothing can be planned or booked', async () => {
  const anna = await givenAnna()
  const { personId, contractId, path } = anna
  for (const day of ['2026-11-20', '2026-12-01', '2027-01-04']) await onDay(day, anna)
  await givenCounter(db, { personId, days: 3 })
  await bookVacation(personId, '2026-12-02')
  const { status, body } = await katrien.post(`${path}/start`, { text: '2026-12-01' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    onProlongedSickLeave: false,
    prolongedSickLeavePeriodSet: [{ startDate: '2026-12-01', endDate: null }],
    takenAway: { shifts: ['2026-12-01', '2027-01-04'], absences: ['2026-12-02'] },
  })
  expect(await openShifts(personId)).toEqual(['2026-11-20'])
  expect(await left(personId)).toBe(6)
  const refused = await (
    await as(personId)
  ).put(`/timesheet/${contractId}/2026-12/planned/addshift`, {
    body: { startDate: '2026-12-03', shiftId: shiftTypeId },
  })
  expect(refused.body.code).toBe('on_prolonged_sick_leave')
  expect((await bookVacation(personId, '2026-12-03')).body.code).toBe('on_prolonged_sick_leave')
})

test('what the sickness took away comes back when it ends, and takes its days from the counters again', async () => {
  const anna = await givenAnna()
  const { personId, path } = anna
  for (const day of ['2026-12-01', '2027-01-04']) await onDay(day, anna)
  await givenCounter(db, { personId, days: 3 })
  for (const day of ['2026-12-02', '2026-12-21']) await bookVacation(personId, day)
  await katrien.post(`${path}/start`, { text: '2026-12-01' })
  const preview = await katrien.put(`${path}/end?preview=true`, { text: '2026-12-18' })
  expect(preview.body.givenBack).toEqual({ shifts: ['2027-01-04'], absences: ['2026-12-21'], notGivenBack: [] })
  expect(await openShifts(personId)).toEqual([])
  const { status, body } = await katrien.put(`${path}/end`, { text: '2026-12-18' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    prolongedSickLeavePeriodSet: [{ startDate: '2026-12-01', endDate: '2026-12-18' }],
    givenBack: preview.body.givenBack,
  })
  expect(await openShifts(personId)).toEqual(['2027-01-04'])
  expect(await left(personId)).toBe(4)
  expect(await ledgerOf(db, personId)).toContainEqual({
    counter: 'STATUTORY_VACATION',
    halfDays: -2,
    reason: 'langdurige ziekte van 01/12/2026 tot en met 18/12/2026',
  })
  expect((await katrien.put(`${path}/end`, { text: '2026-12-19' })).body).toMatchObject({
    status: 409,
    code: 'not_prolonged_sick',
  })
})

test('HR can choose not to give back what was offered, and it is not offered again', async () => {
  const anna = await givenAnna()
  await onDay('2027-01-04', anna)
  await katrien.post(`${anna.path}/start`, { text: '2026-12-01' })
  const { body } = await katrien.put(`${anna.path}/end`, { body: { date: '2026-12-18', giveBack: false } })
  expect(body.givenBack).toEqual({ shifts: [], absences: [], notGivenBack: ['2027-01-04'] })
  expect(await openShifts(anna.personId)).toEqual([])
  expect(
    await db
      .selectFrom('shifts')
      .select('id')
      .where('person_id', '=', anna.personId)
      .where('prolonged_sick_leave_id', 'is not', null)
      .execute(),
  ).toEqual([])
})

test('a record does not come back when its contract has ended or its counter is used up', async () => {
  const anna = await givenAnna()
  const { personId, contractId, path } = anna
  await onDay('2027-01-04', anna)
  await givenCounter(db, { personId, days: 1 })
  await bookVacation(personId, '2026-12-21')
  await katrien.post(`${path}/start`, { text: '2026-12-01' })
  await katrien.patch(`/administration/contract/${contractId}`, { body: { endDate: '2026-12-31' } })
  await bookVacation(personId, '2026-11-23')
  const { body } = await katrien.put(`${path}/end`, { text: '2026-12-18' })
  expect(body.givenBack).toEqual({ shifts: [], absences: [], notGivenBack: ['2026-12-21', '2027-01-04'] })
  expect(await left(personId)).toBe(0)
})

test('a sickness cannot take away a worked or invoiced shift', async () => {
  const anna = await givenAnna()
  for (const day of ['2026-11-19', '2026-11-20', '2026-12-07']) await onDay(day, anna)
  const start = async (text: string) => (await katrien.post(`${anna.path}/start`, { text })).body
  expect(await start('2026-11-19')).toMatchObject({
    status: 409,
    code: 'prolonged_sick_over_worked',
    days: ['2026-11-19', '2026-11-20'],
  })
  await givenInvoiced(db, { contractId: anna.contractId, month: '2026-12' })
  expect(await start('2026-11-23')).toMatchObject({
    status: 409,
    code: 'prolonged_sick_over_invoiced',
    days: ['2026-12-07'],
  })
})

test('two sicknesses never overlap, and each lies within the employment', async () => {
  const { path } = await givenAnna()
  const start = async (text: string) => (await katrien.post(`${path}/start`, { text })).body.code
  expect(await start('2025-12-31')).toBe('not_in_employment')
  expect(await start('2026-12-01')).toBeUndefined()
  expect(await start('2026-11-01')).toBe('prolonged_sick_overlap')
  expect((await katrien.put(`${path}/end`, { text: '2026-12-01' })).body).toMatchObject({
    status: 409,
    code: 'period_end_not_after_start',
  })
  await katrien.put(`${path}/end`, { text: '2026-12-02' })
  expect(await start('2026-12-02')).toBe('prolonged_sick_overlap')
  expect(await start('2026-12-03')).toBeUndefined()
})

test('a confirmed month with a new sickness is marked as changed by HR, and calculated again', async () => {
  const { personId, contractId, path } = await givenAnna()
  await givenConfirmed(db, { contractId, month: '2026-10' })
  const madeWith = {
    kind: 'employee',
    employment: { start: '2026-01-01', end: null },
    partTimeRecords: [{ id: null, percentage: 10_000, period: { start: '2026-01-01', end: null } }],
    sickDaySeconds: 27_360,
  }
  const figures = {
    needed_seconds: 601_920,
    counted_seconds: 0,
    earned_seconds: -601_920,
    taken_seconds: 0,
    stored_at: '2026-11-02T00:00:00Z',
  }
  await db
    .insertInto('month_balances')
    .values({ person_id: personId, month_on: '2026-10-01', ...figures, made_with: JSON.stringify(madeWith) })
    .execute()
  await katrien.post(`${path}/start`, { text: '2026-10-01' })
  const month = await db
    .selectFrom('month_balances')
    .select(['needed_seconds', 'counted_seconds'])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  expect(month).toEqual({ needed_seconds: 601_920, counted_seconds: 601_920 })
  const confirmation = await db
    .selectFrom('timesheet_confirmations')
    .select('changed_by_admin_at')
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow()
  expect(confirmation.changed_by_admin_at).not.toBeNull()
})

test('no public holiday on a weekend is granted inside a sickness, and it is granted when the sickness gets shorter', async () => {
  const { personId, path } = await givenAnna()
  const granted = async () =>
    (
      await db
        .selectFrom('counter_balances')
        .select('original_half_days')
        .where('person_id', '=', personId)
        .orderBy('year')
        .execute()
    ).map(({ original_half_days }) => original_half_days)
  expect(await granted()).toEqual([4, 6])
  await katrien.post(`${path}/start`, { text: '2026-10-01' })
  expect(await granted()).toEqual([2, 0])
  await katrien.put(`${path}/end`, { text: '2026-11-01' })
  expect(await granted()).toEqual([2, 6])
})
