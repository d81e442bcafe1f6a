import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  endProlongedSickLeave,
  removeProlongedSickLeave,
  startProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { editContract } from '@uurwerk/contract/contracts/contracts'
import { expect, test } from 'vitest'
import { call, refused, request, refusalOf } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenInvoiced, ledgerOf } from '../../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { givenShiftType } from '../../testing/world/world.ts'

const { db, as, hr: katrien, customerId, givenNewEmployee, onDay } = await annasLeaveWorld()
const shiftTypeId = await givenShiftType(db, customerId)

const bookVacation = (personId: number, day: string) =>
  request(katrien, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth(day.slice(0, 7)) },
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

test('from the first day of Anna’s prolonged sickness, nothing can be planned or booked for Anna', async () => {
  const anna = await givenNewEmployee()
  const { personId, contractId } = anna
  for (const day of ['2026-11-20', '2026-12-01', '2027-01-04']) await onDay(day, anna)
  await givenCounter(db, { personId, days: 3 })
  await call(...bookVacation(personId, '2026-12-02'))
  const body = await call(katrien, startProlongedSickLeave, { params: { id: personId }, body: '2026-12-01' })
  expect(body).toMatchObject({
    onProlongedSickLeave: false,
    prolongedSickLeavePeriodSet: [{ startDate: '2026-12-01', endDate: null }],
    takenAway: { shifts: ['2026-12-01', '2027-01-04'], absences: ['2026-12-02'] },
  })
  expect(await openShifts(personId)).toEqual(['2026-11-20'])
  expect(await left(personId)).toBe(6)
  const refusal = await refused(await as(personId), planShift, {
    params: { contractId, yearMonth: toYearMonth('2026-12') },
    body: { startDate: '2026-12-03', shiftId: shiftTypeId },
  })
  expect(refusal.code).toBe('on_prolonged_sick_leave')
  expect((await refused(...bookVacation(personId, '2026-12-03'))).code).toBe('on_prolonged_sick_leave')
})

test('when Anna’s prolonged sickness ends, the removed records come back and use the days of the counters again', async () => {
  const anna = await givenNewEmployee()
  const { personId } = anna
  for (const day of ['2026-12-01', '2027-01-04']) await onDay(day, anna)
  await givenCounter(db, { personId, days: 3 })
  for (const day of ['2026-12-02', '2026-12-21']) await call(...bookVacation(personId, day))
  await call(katrien, startProlongedSickLeave, { params: { id: personId }, body: '2026-12-01' })
  const preview = await call(katrien, endProlongedSickLeave, {
    params: { id: personId },
    query: { preview: 'true' },
    body: '2026-12-18',
  })
  expect(preview.givenBack).toEqual({ shifts: ['2027-01-04'], absences: ['2026-12-21'], notGivenBack: [] })
  expect(await openShifts(personId)).toEqual([])
  const body = await call(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-12-18' })
  expect(body).toMatchObject({
    prolongedSickLeavePeriodSet: [{ startDate: '2026-12-01', endDate: '2026-12-18' }],
    givenBack: preview.givenBack,
  })
  expect(await openShifts(personId)).toEqual(['2027-01-04'])
  expect(await left(personId)).toBe(4)
  expect(await ledgerOf(db, personId)).toContainEqual({
    counter: 'STATUTORY_VACATION',
    halfDays: -2,
    reason: 'langdurige ziekte van 01/12/2026 tot en met 18/12/2026',
  })
  expect(await refused(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-12-19' })).toMatchObject(
    {
      status: 409,
      code: 'not_prolonged_sick',
    },
  )
})

test('when HR chooses not to give the offered records back, HR gets no second offer to give them back', async () => {
  const anna = await givenNewEmployee()
  await onDay('2027-01-04', anna)
  await call(katrien, startProlongedSickLeave, { params: { id: anna.personId }, body: '2026-12-01' })
  const body = await call(katrien, endProlongedSickLeave, {
    params: { id: anna.personId },
    body: { date: '2026-12-18', giveBack: false },
  })
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

test('a removed record does not come back when its contract has ended or its counter has no days left', async () => {
  const anna = await givenNewEmployee()
  const { personId, contractId } = anna
  await onDay('2027-01-04', anna)
  await givenCounter(db, { personId, days: 1 })
  await call(...bookVacation(personId, '2026-12-21'))
  await call(katrien, startProlongedSickLeave, { params: { id: personId }, body: '2026-12-01' })
  await call(katrien, editContract, { params: { contractId }, body: { endDate: '2026-12-31' } })
  await call(...bookVacation(personId, '2026-11-23'))
  const body = await call(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-12-18' })
  expect(body.givenBack).toEqual({ shifts: [], absences: [], notGivenBack: ['2026-12-21', '2027-01-04'] })
  expect(await left(personId)).toBe(0)
})

test('HR undoes the removal of Anna’s prolonged sickness, and the restored period removes the same records again', async () => {
  const anna = await givenNewEmployee()
  const params = { id: anna.personId }
  for (const day of ['2026-12-01', '2026-12-16']) await onDay(day, anna)
  const period = { date: '2026-12-01', endDate: '2026-12-15' }
  const sick = await call(katrien, startProlongedSickLeave, { params, body: period })
  expect(sick.takenAway).toMatchObject({ shifts: ['2026-12-01'] })
  const periodId = sick.prolongedSickLeavePeriodSet[0]!.id
  const removed = await call(katrien, removeProlongedSickLeave, { params: { ...params, periodId }, query: {} })
  expect(removed.givenBack).toMatchObject({ shifts: ['2026-12-01'] })
  const restored = await call(katrien, startProlongedSickLeave, { params, body: period })
  expect(restored).toMatchObject({
    prolongedSickLeavePeriodSet: [{ startDate: '2026-12-01', endDate: '2026-12-15' }],
    takenAway: { shifts: ['2026-12-01'] },
  })
  const reversed = { params, body: { date: '2026-12-20', endDate: '2026-12-20' } }
  expect(await refused(katrien, startProlongedSickLeave, reversed)).toMatchObject({
    status: 422,
    errors: [{ path: 'endDate' }],
  })
})

test('HR cannot enter a prolonged sickness over a worked or invoiced shift', async () => {
  const anna = await givenNewEmployee()
  for (const day of ['2026-11-19', '2026-11-20', '2026-12-07']) await onDay(day, anna)
  const start = (text: string) =>
    refused(katrien, startProlongedSickLeave, { params: { id: anna.personId }, body: text })
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

test('two prolonged sicknesses of a person cannot overlap, and each one must be within the employment', async () => {
  const { personId } = await givenNewEmployee()
  const start = async (text: string) =>
    (await refusalOf(katrien, startProlongedSickLeave, { params: { id: personId }, body: text }))?.code
  expect(await start('2025-12-31')).toBe('not_in_employment')
  expect(await start('2026-12-01')).toBeUndefined()
  expect(await start('2026-11-01')).toBe('prolonged_sick_overlap')
  expect(await refused(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-12-01' })).toMatchObject(
    {
      status: 409,
      code: 'period_end_not_after_start',
    },
  )
  await call(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-12-02' })
  expect(await start('2026-12-02')).toBe('prolonged_sick_overlap')
  expect(await start('2026-12-03')).toBeUndefined()
})

test('a confirmed month with a new prolonged sickness is marked as changed by HR, and its balance is calculated again', async () => {
  const { personId, contractId } = await givenNewEmployee()
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
  await call(katrien, startProlongedSickLeave, { params: { id: personId }, body: '2026-10-01' })
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

test('a public holiday on a weekend gives no ‘Feestdag recup’ during a prolonged sickness, and gives it when HR shortens the sickness', async () => {
  const { personId } = await givenNewEmployee()
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
  await call(katrien, startProlongedSickLeave, { params: { id: personId }, body: '2026-10-01' })
  expect(await granted()).toEqual([2, 0])
  await call(katrien, endProlongedSickLeave, { params: { id: personId }, body: '2026-11-01' })
  expect(await granted()).toEqual([2, 6])
})
