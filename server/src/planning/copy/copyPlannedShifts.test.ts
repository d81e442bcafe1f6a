import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  copyPlannedShifts,
  planShift,
  plannedMonth,
  planShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import type { PlannedMonth, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app
const world = eachTest(() => annaAtWork(app))

const month = (yearMonth: string, of = world().contractId) => ({ contractId: of, yearMonth: toYearMonth(yearMonth) })
const plan = (day: string, shiftId = world().early, of = world().contractId) =>
  call(world().anna.call, planShift, { params: month(day.slice(0, 7), of), body: { startDate: day, shiftId } })
const copy = (yearMonth: string, week?: string) =>
  call(world().anna.call, copyPlannedShifts, { params: month(yearMonth), body: { week } })
const preview = (yearMonth: string, week?: string) =>
  call(world().anna.call, copyPlannedShifts, { params: month(yearMonth), query: { preview: 'true' }, body: { week } })
const read = (yearMonth: string) => call(world().anna.call, plannedMonth, { params: month(yearMonth) })

const shiftsOf = (shifts: readonly PlannedShift[] = []) =>
  shifts.map(({ start, title }) => `${start.slice(0, 16)} ${title}`)
const skippedOf = ({ filled }: PlannedMonth) => filled?.skipped.map(({ day, reason }) => `${day} ${reason}`)

test('Anna copies November to December, with her night shift and her own shift type, and the preview changes nothing', async () => {
  const own = await givenShiftType(db, world().customerId, {
    name: 'Avond',
    start: 960,
    end: 1320,
    break: null,
    ownerId: world().anna.id,
  })
  await plan('2026-11-03')
  await plan('2026-11-04', world().night)
  await plan('2026-11-27', own)
  const wanted = ['2026-12-01T07:00 Vroege', '2026-12-02T22:00 Nacht', '2026-12-25T16:00 Avond']

  const previewed = await preview('2026-12')
  expect(shiftsOf(previewed.filled?.planned)).toEqual(wanted.slice(0, 2))
  expect(skippedOf(previewed)).toEqual(['2026-12-25 holiday'])
  expect((await read('2026-12')).plannedShiftDtos).toEqual([])

  const body = await copy('2026-12')
  expect(shiftsOf(body.filled?.planned)).toEqual(wanted.slice(0, 2))
  expect(shiftsOf(body.plannedShiftDtos)).toEqual(wanted.slice(0, 2))
  expect(body.timeSheetHoursDto).toEqual(previewed.timeSheetHoursDto)
  expect((await read('2026-12')).plannedShiftDtos).toEqual(body.plannedShiftDtos)
})

test('Anna can copy one of her shifts to a free day, with her own shift type', async () => {
  const own = await givenShiftType(db, world().customerId, {
    name: 'Avond',
    start: 960,
    end: 1320,
    break: null,
    ownerId: world().anna.id,
  })
  await plan('2026-11-02', own)
  expect(shiftsOf((await copy('2026-12')).plannedShiftDtos)).toEqual(['2026-12-07T16:00 Avond'])
})

test('copying a week copies the shifts of the week before, also when that week is in the month before', async () => {
  await plan('2026-11-23', world().night)
  await plan('2026-11-27')
  expect(shiftsOf((await copy('2026-12', '2026-12-02')).plannedShiftDtos)).toEqual(['2026-12-04T07:00 Vroege'])
  expect(shiftsOf((await copy('2026-11', '2026-12-02')).filled?.planned)).toEqual(['2026-11-30T22:00 Nacht'])
})

test('a copy plans shifts only on free days, and gives the reason for each day on which it plans no shift', async () => {
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId: world().customerId })
  for (const day of ['03', '04', '05', '06']) await plan(`2026-11-${day}`)
  await plan('2026-12-01', world().night)
  await plan('2026-12-02', world().early, elsewhere)
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: world().anna.id, yearMonth: toYearMonth('2026-12') },
    body: { dayOfMonth: 3, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const body = await copy('2026-12')
  expect(skippedOf(body)).toEqual([
    '2026-12-01 shift_already_planned',
    '2026-12-02 day_occupied',
    '2026-12-03 absence_on_shift_day',
  ])
  expect(shiftsOf(body.filled?.planned)).toEqual(['2026-12-04T07:00 Vroege'])
  expect(shiftsOf(body.plannedShiftDtos)).toEqual(['2026-12-01T22:00 Nacht', '2026-12-04T07:00 Vroege'])
})

test('an adjusted shift is copied with the times of its shift type, and a shift without an active shift type is not copied', async () => {
  const { night, contractId } = world()
  await plan('2026-11-03')
  await plan('2026-11-04')
  await plan('2026-11-05', night)
  const on = (day: string) => db.updateTable('shifts').where('contract_id', '=', contractId).where('start_on', '=', day)
  await on('2026-11-03').set({ adjusted: true, end_at: '2026-11-03T17:00:00+01:00' }).execute()
  await on('2026-11-04').set({ adjusted: true, shift_type_id: null }).execute()
  await db.updateTable('shift_types').set({ archived_at: '2026-11-19T10:00:00Z' }).where('id', '=', night).execute()
  const body = await copy('2026-12')
  expect(body.filled?.planned).toEqual([
    expect.objectContaining({ end: '2026-12-01T15:06:00+01:00', title: 'Vroege', adjusted: false }),
  ])
  expect(skippedOf(body)).toEqual(['2026-12-02 shift_without_type', '2026-12-03 shift_type_inactive'])
})

test('when Anna repeats a copy with or without the same idempotency key, no shift is planned twice', async () => {
  const { contractId, anna, early } = world()
  await plan('2026-11-03')
  const headers = { 'idempotency-key': `copy ${contractId}` }
  const withKey = () => outcomeOf(anna.call, copyPlannedShifts, { params: month('2026-12'), body: {}, headers })
  const first = await withKey()
  expect(first.body?.filled?.planned).toHaveLength(1)
  expect((await withKey()).body).toEqual(first.body)
  const again = await copy('2026-12')
  expect([again.filled?.planned, skippedOf(again)]).toEqual([[], ['2026-12-01 shift_already_planned']])
  const written = db.selectFrom('audit_entries').select('changes').where('person_id', '=', anna.id)
  const entries = await written.orderBy('id').execute()
  expect(entries.map(({ changes }) => changes)).toEqual([
    expect.objectContaining({ days: [null, ['2026-11-03']] }),
    { days: [null, ['2026-12-01']], shiftTypeIds: [null, [early]] },
  ])
})

test('Anna can remove the copied shifts one by one, as the undo button does', async () => {
  await plan('2026-11-03')
  await plan('2026-11-04', world().night)
  for (const { id, version, start } of (await copy('2026-12')).filled?.planned ?? [])
    await call(world().anna.call, removePlannedShift, {
      params: month('2026-12'),
      body: { dayOfMonth: start.slice(0, 10), id, version },
    })
  expect((await read('2026-12')).plannedShiftDtos).toEqual([])
})

test('when two requests copy a month and a third request plans a shift at the same time, each day has one shift', async () => {
  const { anna, early, night } = world()
  await call(anna.call, planShifts, {
    params: month('2026-11'),
    body: { startDateOfFirstShift: '2026-11-02', startDateOfLastShift: '2026-11-08', shiftId: early },
  })
  const target = { params: month('2026-12'), body: {} }
  const [one, other, planned] = await Promise.all([
    outcomeOf(anna.call, copyPlannedShifts, target),
    outcomeOf(anna.call, copyPlannedShifts, target),
    outcomeOf(anna.call, planShift, { params: month('2026-12'), body: { startDate: '2026-12-03', shiftId: night } }),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect([200, 409]).toContain(planned.status)
  const counts = [one, other].map(({ body }) => body?.filled?.planned.length)
  const days = (await read('2026-12')).plannedShiftDtos.map(({ start }) => start.slice(0, 10))
  expect(new Set(days).size).toBe(days.length)
  expect((counts[0] ?? 0) + (counts[1] ?? 0) + (planned.status === 200 ? 1 : 0)).toBe(days.length)
})

test('a copy into a confirmed month, of a week of another month, or on a contract of another person is refused', async () => {
  await plan('2026-11-03')
  const refusedCopy = (yearMonth: string, week?: string, of = world().contractId) =>
    refused(world().anna.call, copyPlannedShifts, { params: month(yearMonth, of), body: { week } })
  expect(await refusedCopy('2026-12', '2026-11-17')).toMatchObject({ status: 422, code: 'shift_outside_month' })
  const otherPerson = await givenPerson(db, { firstName: 'Bert' })
  const otherContract = await givenContract(db, {
    personId: otherPerson,
    customerId: await givenCustomer(db, { name: 'WZC' }),
  })
  expect((await refusedCopy('2026-12', undefined, otherContract)).status).toBe(404)
  await givenConfirmed(db, { contractId: world().contractId, month: '2026-12' })
  expect(await refusedCopy('2026-12')).toMatchObject({ status: 409, code: 'month_frozen' })
})
