import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { resumePerson, terminatePerson } from '@uurwerk/contract/employment/employment'
import { person, profile } from '@uurwerk/contract/people/people'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../testing/call.ts'
import {
  givenConfirmed,
  givenCounter,
  givenInvoiced,
  givenLocked,
  givenVacationApproved,
} from '../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../testing/world/people/annasLeaveWorld.ts'
import { statusesOf } from '../testing/statusesOf.ts'
import { givenHr } from '../testing/world/world.ts'

const { db, as, clock, katrienId, hr: katrien, givenNewEmployee, onDay } = await annasLeaveWorld()

const daysOf = async (table: 'shifts' | 'absences', personId: number) =>
  (
    await db
      .selectFrom(table)
      .select(table === 'shifts' ? 'start_on as day' : 'day_on as day')
      .where('person_id', '=', personId)
      .where('closed_at', 'is', null)
      .execute()
  )
    .map(({ day }) => day)
    .sort()

const vacationLeft = async (personId: number) =>
  (
    await db
      .selectFrom('counter_balances')
      .select('current_half_days')
      .where('person_id', '=', personId)
      .where('counter_type', '=', 'STATUTORY_VACATION')
      .executeTakeFirstOrThrow()
  ).current_half_days

test('a last working day closes the records after that day, and the counters get the days of later absences back', async () => {
  const anna = await givenNewEmployee()
  const { personId } = anna
  for (const day of ['2026-11-30', '2026-12-01']) await onDay(day, anna)
  await givenLocked(db, { contractId: anna.contractId, month: '2026-12' })
  await givenCounter(db, { personId, days: 2 })
  await givenVacationApproved(db, personId)
  await call(katrien, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth('2026-12') },
    body: { dayOfMonth: 4, absenceCategory: 'VACATION', fullDay: true },
  })
  expect(await vacationLeft(personId)).toBe(2)
  const body = await call(katrien, terminatePerson, { params: { id: personId }, body: '2026-11-30' })
  expect(body).toMatchObject({
    version: 2,
    employmentEndDate: '2026-11-30',
    takenAway: {
      shifts: ['2026-12-01'],
      absences: ['2026-12-04'],
      orders: 0,
      months: ['2026-12'],
      removedRecupHolidays: [],
    },
    contractSummaryDtos: [{ contractPeriod: { endDate: null } }],
  })
  expect(await daysOf('shifts', personId)).toEqual(['2026-11-30'])
  expect(await daysOf('absences', personId)).toEqual([])
  expect(await vacationLeft(personId)).toBe(4)
  expect(Object.keys(body._links ?? {})).toContain('activate')
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('action', '=', 'terminate person')
    .where('person_id', '=', personId)
    .execute()
  expect(audited).toMatchObject([{ changes: { employmentEnd: [null, '2026-11-30'] } }])
})

test('the preview of a last working day lists the records that would close, and closes nothing', async () => {
  const anna = await givenNewEmployee()
  await onDay('2026-12-01', anna)
  const body = await call(katrien, terminatePerson, {
    params: { id: anna.personId },
    query: { preview: 'true' },
    body: { date: '2026-11-30' },
  })
  expect(body).toMatchObject({ employmentEndDate: '2026-11-30', takenAway: { shifts: ['2026-12-01'] } })
  expect(await daysOf('shifts', anna.personId)).toEqual(['2026-12-01'])
  expect(await call(katrien, person, { params: { id: anna.personId } })).toMatchObject({
    version: 1,
    employmentEndDate: null,
  })
})

test('HR cannot set a last working day before a confirmed or invoiced month, and the refusal shows the month', async () => {
  const { personId, contractId } = await givenNewEmployee()
  await givenConfirmed(db, { contractId, month: '2026-10' })
  await givenInvoiced(db, { contractId, month: '2026-09' })
  await givenCounter(db, { personId, days: 1 })
  const end = (date: string) => request(katrien, terminatePerson, { params: { id: personId }, body: { date } })
  expect(await refused(...end('2026-08-31'))).toMatchObject({
    code: 'months_after_end',
    months: ['2026-09', '2026-10'],
  })
  expect(await refused(...end('2026-09-01'))).toMatchObject({ code: 'months_after_end', months: ['2026-10'] })
  await call(katrien, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth('2026-10') },
    body: { dayOfMonth: 20, absenceCategory: 'VACATION', fullDay: true },
  })
  expect(await refused(...end('2026-10-19'))).toMatchObject({ code: 'months_after_end', months: ['2026-10'] })
  expect(await call(...end('2026-10-20'))).toMatchObject({ employmentEndDate: '2026-10-20' })
})

test('HR can move the last working day; it must be a valid day that is not before the first working day', async () => {
  const { personId } = await givenNewEmployee()
  const end = (date: string) => request(katrien, terminatePerson, { params: { id: personId }, body: date })
  expect((await call(...end('2026-11-30'))).employmentEndDate).toBe('2026-11-30')
  expect((await call(...end('2026-12-31'))).employmentEndDate).toBe('2026-12-31')
  expect(await refused(...end('2025-12-31'))).toMatchObject({
    status: 409,
    code: 'last_day_before_start',
    message: 'Het laatste werkdag veld moet een datum na 01-01-2026 zijn',
  })
  expect((await refused(...end('31/12/2026'))).errors).toEqual([
    { path: 'date', message: 'Het laatste werkdag veld moet een bestaande datum zijn (JJJJ-MM-DD)' },
  ])
})

test('a person loses the days of public holidays on a weekend after the last working day, and gets them back when the employment continues', async () => {
  const { personId } = await givenNewEmployee()
  const granted = async () =>
    (
      await db
        .selectFrom('counter_balances')
        .select(['year', 'original_half_days'])
        .where('person_id', '=', personId)
        .orderBy('year')
        .execute()
    ).map(({ original_half_days }) => original_half_days)
  expect(await granted()).toEqual([4, 6])
  await call(katrien, terminatePerson, { params: { id: personId }, body: { date: '2026-10-31' } })
  expect(await granted()).toEqual([2, 0])
  const body = await call(katrien, resumePerson, { params: { id: personId } })
  expect(body.employmentEndDate).toEqual(null)
  expect(await granted()).toEqual([4, 6])
  expect(await refused(katrien, resumePerson, { params: { id: personId } })).toMatchObject({
    status: 409,
    code: 'not_terminated',
  })
})

test('records that a last working day closed stay closed when the employment continues', async () => {
  const anna = await givenNewEmployee()
  await onDay('2026-12-01', anna)
  await call(katrien, terminatePerson, { params: { id: anna.personId }, body: { date: '2026-11-30' } })
  await call(katrien, resumePerson, { params: { id: anna.personId } })
  expect(await daysOf('shifts', anna.personId)).toEqual([])
})

test('the employment of the last administrator cannot end, and the employment of an administrator can end while there is another administrator', async () => {
  expect(
    (await refused(katrien, terminatePerson, { params: { id: katrienId }, body: { date: '2026-11-30' } })).code,
  ).toBe('last_administrator')
  expect((await call(katrien, person, { params: { id: katrienId } }))._links?.['terminate']).toBeUndefined()
  const { id: wimId } = await givenHr({ db, as }, 'Wim')
  await call(katrien, terminatePerson, { params: { id: wimId }, body: { date: '2026-11-30' } })
})

test('when two administrators end the employment of each other in the past at once, only one of them succeeds', async () => {
  const { id: wimId, call: wim } = await givenHr({ db, as }, 'Wim')
  await db
    .deleteFrom('person_roles')
    .where('role', '=', 'ROLE_ADMIN')
    .where('person_id', 'not in', [katrienId, wimId])
    .execute()
  const body = { date: '2026-01-01' }
  const answers = await Promise.all([
    outcomeOf(katrien, terminatePerson, { params: { id: wimId }, body }),
    outcomeOf(wim, terminatePerson, { params: { id: katrienId }, body }),
  ])
  // The second request is refused with 409, or with 401 when its session has already ended.
  expect([
    [200, 401],
    [200, 409],
  ]).toContainEqual(statusesOf(answers))
  await db.updateTable('people').set({ employment_end_on: null }).where('id', 'in', [katrienId, wimId]).execute()
})

test('a former employee can still sign in for ninety days', async () => {
  const { personId } = await givenNewEmployee()
  await call(katrien, terminatePerson, { params: { id: personId }, body: { date: '2026-11-19' } })
  const anna = await as(personId)
  await call(anna, profile)
  clock.set('2027-02-18T09:00:00Z')
  expect((await refused(anna, profile)).status).toBe(401)
  clock.set('2026-11-20T09:00:00Z')
})
