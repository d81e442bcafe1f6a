import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createWorkedShift, lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { editWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import {
  lockedPlannedMonth,
  personPlannedMonth,
  planShift,
  planShifts,
  plannedMonth,
  editPlannedShift,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, as } = app

const world = eachTest(() => annaAtWork(app))

let late: number

beforeEach(async () => {
  late = await givenShiftType(db, world().customerId, { name: 'Late', start: 840, end: 1306, break: [1080, 1110] })
})

const november = toYearMonth('2026-11')
const planned = (of = world().contractId) =>
  call(world().anna.call, plannedMonth, { params: { contractId: of, yearMonth: november } })
const plan = (day: string, shiftId: number, of = world().contractId, caller: Caller = world().anna.call) =>
  call(caller, planShift, {
    params: { contractId: of, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { startDate: day, shiftId },
  })
const worked = (body: BodyInput<typeof createWorkedShift>) =>
  call(world().anna.call, createWorkedShift, { params: { contractId: world().contractId, yearMonth: november }, body })
const shift = (date: string, start: string, end: string) => ({
  date,
  remark: '',
  labourPeriod: { startDateTimestamp: `${date}T${start}`, endDateTimestamp: `${date}T${end}` },
  breakPeriod: null,
})

const shortRest = {
  day: '2026-11-24',
  code: 'rest_too_short',
  severity: 'strong',
  message: 'Minder dan 11 uur rust tussen 23/11 en 24/11.',
}

test('Anna can plan an early shift after a late shift, and the banner, the calendar and the table show a warning', async () => {
  expect(await plan('2026-11-23', late)).not.toHaveProperty('warning')
  const body = await plan('2026-11-24', world().early)
  expect(body.warning).toBe(shortRest.message)
  expect(body.plannedShiftDtos).toHaveLength(2)
  expect(body.workingTimeWarnings).toEqual([shortRest])
  expect((await planned()).workingTimeWarnings).toEqual([shortRest])
  const table = await call(world().anna.call, workedMonth, { params: { yearMonth: november } })
  expect(table.workingTimeWarnings).toEqual([shortRest])
  const later = await plan('2026-11-27', world().early)
  expect(later).not.toHaveProperty('warning')
  expect(later.workingTimeWarnings).toEqual([shortRest])
})

test('a shift at another customer counts for the limits of working time, and the calendars of both contracts show the warning', async () => {
  const klaverveld = await givenCustomer(db)
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId: klaverveld })
  await plan('2026-11-23', late)
  const morning = await givenShiftType(db, klaverveld, { name: 'Ochtend', start: 420, end: 720, break: null })
  expect((await plan('2026-11-24', morning, elsewhere)).warning).toBe(shortRest.message)
  for (const contract of [world().contractId, elsewhere])
    expect((await planned(contract)).workingTimeWarnings).toEqual([shortRest])
})

test('a rest that is too short at the end of a month is shown in both months', async () => {
  await plan('2026-11-30', late)
  const body = await plan('2026-12-01', world().early)
  expect(body.warning).toBe('Minder dan 11 uur rust tussen 30/11 en 01/12.')
  expect(body.workingTimeWarnings).toMatchObject([{ day: '2026-12-01', code: 'rest_too_short' }])
  expect((await planned()).workingTimeWarnings).toMatchObject([{ day: '2026-11-30', code: 'rest_too_short' }])
})

test('the warning after planning many days has one sentence for each kind of warning, the most serious first', async () => {
  const body = await call(world().anna.call, planShifts, {
    params: { contractId: world().contractId, yearMonth: november },
    body: { startDateOfFirstShift: '2026-11-02', startDateOfLastShift: '2026-11-15', shiftId: late },
  })
  expect(body.warning).toBe(
    'Meer dan 50 uur werk in de week van 02/11 en 09/11. ' +
      'Geen 35 uur rust na elkaar in de 7 dagen tot en met 08/11, 09/11, 10/11 en nog 5 keer.',
  )
})

test('a shift that gets another shift type reports its new warnings, and a removed shift reports no warnings', async () => {
  await plan('2026-11-23', late)
  await plan('2026-11-24', late)
  const edited = await call(world().anna.call, editPlannedShift, {
    params: { contractId: world().contractId, yearMonth: november },
    body: { startDate: '2026-11-24', shiftId: world().early },
  })
  expect(edited.warning).toBe(shortRest.message)
  const removed = await call(world().anna.call, removePlannedShift, {
    params: { contractId: world().contractId, yearMonth: november },
    body: { dayOfMonth: 24 },
  })
  expect(removed).not.toHaveProperty('warning')
  expect(removed.workingTimeWarnings).toEqual([])
})

test('a new or changed shift in the table reports its new warnings, to Anna and to HR', async () => {
  const created = await worked(shift('2026-11-18', '09:00', '11:00'))
  expect(created.warning).toBe('Minder dan 3 uur werk na elkaar op 18/11 vanaf 09:00.')
  expect(created.workingTimeWarnings).toMatchObject([{ day: '2026-11-18', code: 'shift_too_short', severity: 'warn' }])
  const longer = { ...shift('2026-11-18', '09:00', '16:00'), day: 18, idInDay: 0 }
  const edited = await call(world().hr.call, editWorkedShiftFor, {
    params: { contractId: world().contractId, yearMonth: november },
    body: longer,
  })
  expect(edited.warning).toEqual('Meer dan 6 uur werk zonder pauze van 15 minuten op 18-11.')
  const seen = await call(world().hr.call, personPlannedMonth, {
    params: { contractId: world().contractId, yearMonth: november, userId: world().anna.id },
  })
  expect(seen.workingTimeWarnings).toMatchObject([{ day: '2026-11-18', code: 'no_break' }])
})

test('when a change gives two warnings, the working time warning comes last in one banner', async () => {
  await db
    .insertInto('absences')
    .values({
      person_id: world().anna.id,
      day_on: '2026-11-24',
      category: 'UNPAID_LEAVE',
      full_day: false,
      halves: '[0,1)',
      seconds: 13680,
      created_at: '2026-11-01T00:00:00Z',
    })
    .execute()
  await plan('2026-11-23', late)
  const body = await plan('2026-11-24', world().early)
  expect(body.warning).toMatch(/^Op 24\/11\/2026 staat ook een halve dag afwezigheid.* Minder dan 11 uur rust/)
})

test('the locked planning has no working time warnings', async () => {
  await plan('2026-11-23', late)
  await plan('2026-11-24', world().early)
  await call(world().anna.call, lockMonth, { params: { yearMonth: november } })
  const locked = await call(world().hr.call, lockedPlannedMonth, {
    params: { contractId: world().contractId, yearMonth: november, userId: world().anna.id },
  })
  expect(locked.workingTimeWarnings).toEqual([])
})

test('the planning of a self-employed person gives no working time warnings', async () => {
  const yusuf = await givenPerson(db, { kind: 'independent' })
  const caller = await as(yusuf)
  const his = await givenContract(db, { personId: yusuf, customerId: world().customerId })
  await plan('2026-11-23', late, his, caller)
  const body = await plan('2026-11-24', world().early, his, caller)
  expect(body.workingTimeWarnings).toEqual([])
  expect(body).not.toHaveProperty('warning')
})
