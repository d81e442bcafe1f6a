import { bookAbsenceFor, monthAbsences } from '@uurwerk/contract/absences/absences'
import { plannedMonth, planShift, planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { ownMonth } from '@uurwerk/contract/timesheets/ownMonth'
import { lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach, expect, test } from 'vitest'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { eachTest } from '../testing/eachTest.ts'
import { call } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenProlongedSickLeave, givenShift } from '../testing/world/people/leave.ts'
import { givenContract, givenCustomer, givenShiftType } from '../testing/world/world.ts'

const app = await startTestApp()
const { db } = app
const params = { yearMonth: toYearMonth('2026-11') }

const world = eachTest(() => annaAtWork(app))

beforeEach(async () => {
  await givenContract(db, { personId: world().anna.id, customerId: world().customerId, from: '2027-03-01' })
})

const plan = (day: string) =>
  call(world().anna.call, planShift, {
    params: { ...params, contractId: world().contractId },
    body: { startDate: day, shiftId: world().early },
  })

/**
 * The answers of the three separate calls: for the calendar, the absences and the table. The link `self` of each answer
 * is left out, because the parts of `ownMonth` do not have this link.
 */
async function separately() {
  const contracts = await db
    .selectFrom('contracts')
    .innerJoin('customers', 'customers.id', 'contracts.customer_id')
    .select('contracts.id')
    .where('contracts.person_id', '=', world().anna.id)
    .where('contracts.start_on', '<=', '2026-11-30')
    .orderBy('customers.name')
    .execute()
  const planned = await Promise.all(
    contracts.map(({ id }) => call(world().anna.call, plannedMonth, { params: { ...params, contractId: id } })),
  )
  return {
    planned: planned.map(withoutSelf),
    absences: withoutSelf(await call(world().anna.call, monthAbsences, { params })),
    worked: withoutSelf(await call(world().anna.call, workedMonth, { params })),
  }
}

function withoutSelf<T extends { readonly _links?: object | undefined }>(answer: T) {
  const { self: _, ...others } = { self: null, ...answer._links }
  return { ...answer, _links: others }
}

const together = async () => withoutSelf(await call(world().anna.call, ownMonth, { params }))

test('the call of Anna’s month gives the same answers as the separate calls for its parts', async () => {
  const customerId = await givenCustomer(db, { name: 'AZ Aalst' })
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId })
  const shiftId = await givenShiftType(db, customerId)
  await plan('2026-11-02')
  await call(world().anna.call, planShift, {
    params: { ...params, contractId: elsewhere },
    body: { startDate: toDay('2026-11-03'), shiftId },
  })
  await call(world().hr.call, bookAbsenceFor, {
    params: { ...params, userId: world().anna.id },
    body: { dayOfMonth: 4, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
  })
  const month = await together()
  expect(month).toEqual({ ...(await separately()), _links: {} })
  expect(month.planned.map(({ facts }) => facts.contractId)).toEqual([elsewhere, world().contractId])

  await call(world().anna.call, lockMonth, { params })
  expect(await together()).toEqual({ ...(await separately()), _links: {} })
})

test('the call of Anna’s month counts nights before public holidays, half days and prolonged sickness as the separate calls do', async () => {
  const ofAnna = { personId: world().anna.id, contractId: world().contractId }
  await db.insertInto('extra_holidays').values({ on_day: '2026-11-27', name: 'Brugdag' }).execute()
  for (const [start, end] of [
    ['2026-10-31T22:00+01:00', '2026-11-01T06:00+01:00'],
    ['2026-11-10T22:00+01:00', '2026-11-11T06:00+01:00'],
    ['2026-11-26T22:00+01:00', '2026-11-27T06:00+01:00'],
    ['2026-11-30T22:00+01:00', '2026-12-01T06:00+01:00'],
    ['2026-12-02T07:00+01:00', '2026-12-02T15:00+01:00'],
  ] as const)
    await givenShift(db, { ...ofAnna, start, end })
  for (const fullDay of [true, false])
    await call(world().hr.call, bookAbsenceFor, {
      params: { ...params, userId: world().anna.id },
      body: { dayOfMonth: fullDay ? 4 : 5, absenceCategory: 'SICK_LEAVE', fullDay },
    })
  const personId = world().anna.id
  await givenProlongedSickLeave(db, { personId, start: '2026-03-02', end: '2026-03-31' })
  await givenProlongedSickLeave(db, { personId, start: '2026-11-16', end: '2026-11-20' })
  const month = await together()
  expect(month).toEqual({ ...(await separately()), _links: {} })
  expect(month.absences.facts.prolongedSickLeaves).toEqual([{ start: '2026-11-16', end: '2026-11-20' }])
  expect(month.absences.holidayDtos).toHaveLength(3)
})

test('a month in which Anna has no contract has no shifts and no timesheets', async () => {
  const yearMonth = toYearMonth('2019-11')
  const { planned, worked } = await call(world().anna.call, ownMonth, { params: { yearMonth } })
  expect(planned).toEqual([])
  expect(worked.timesheets).toEqual([])
})

test('the answer to a planned shift is the same as the calendar that Anna reads afterwards', async () => {
  const inMonth = { params: { ...params, contractId: world().contractId } }
  const read = async () => withoutSelf(await call(world().anna.call, plannedMonth, inMonth))
  await plan('2026-11-20')
  expect(withoutSelf(await plan('2026-11-09'))).toEqual(await read())
  const many = await call(world().anna.call, planShifts, {
    ...inMonth,
    body: {
      startDateOfFirstShift: toDay('2026-11-18'),
      startDateOfLastShift: toDay('2026-11-20'),
      shiftId: world().early,
      onlyFreeDays: true,
    },
  })
  expect(many.plannedShiftDtos).toHaveLength(4)
  expect(withoutSelf(many)).toEqual(await read())
})
