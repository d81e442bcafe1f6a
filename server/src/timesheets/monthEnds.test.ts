import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift, plannedMonth } from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, lockMonth, workedMonth, removeWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { fullTimesheet, removeWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { expect, test } from 'vitest'
import { call, refused, request } from '../testing/call.ts'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { eachTest } from '../testing/eachTest.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract } from '../testing/world/world.ts'

const app = await startTestApp()
const { db, clock } = app
const world = eachTest(() => {
  clock.set('2027-02-02T09:00:00Z')
  return annaAtWork(app)
})

const planNight = (startDate: string, of = world().contractId) =>
  request(world().anna.call, planShift, {
    params: { contractId: of, yearMonth: toYearMonth(startDate.slice(0, 7)) },
    body: { startDate, shiftId: world().night },
  })
const confirm = async (yearMonth: string) => {
  await call(world().anna.call, lockMonth, { params: { yearMonth: toYearMonth(yearMonth) } })
  await call(world().anna.call, confirmMonth, { params: { contractId: world().contractId }, body: { yearMonth } })
}
const removal = (day: string) => ({
  params: { contractId: world().contractId, yearMonth: toYearMonth(day.slice(0, 7)) },
  body: { day, idInDay: 0 },
})
const linesOf = async (yearMonth: string) =>
  (await call(world().anna.call, workedMonth, { params: { yearMonth: toYearMonth(yearMonth) } }))._embedded
    .workedShiftDtoList
const countedIn = async (monthOn: string) => {
  const stored = db.selectFrom('month_balances').select('counted_seconds').where('person_id', '=', world().anna.id)
  return (await stored.where('month_on', '=', monthOn).executeTakeFirst())?.counted_seconds
}
const HOUR = 3600
const FULL_DAY = 7.6 * HOUR

test('the night shift of 31 December is one record in December, and its hours on the public holiday count for January', async () => {
  const { anna, contractId } = world()
  await call(...planNight('2026-12-31'))
  expect(await linesOf('2026-12')).toEqual([
    expect.objectContaining({ startDate: '2026-12-31', workedHours: 8, labourPeriodEndHours: '06:00' }),
  ])
  expect(await linesOf('2027-01')).toEqual([])
  const body = await call(anna.call, plannedMonth, { params: { contractId, yearMonth: toYearMonth('2027-01') } })
  expect(body.timeSheetHoursDto).toMatchObject({ worked: 0, counted: 0 })
})

test('when December is confirmed and January is open, the night shift of 31 December cannot change, and January can get shifts', async () => {
  await call(...planNight('2026-12-31'))
  await confirm('2026-12')
  expect((await refused(world().anna.call, removeWorkedShift, removal('2026-12-31'))).code).toBe('month_frozen')
  await call(...planNight('2027-01-04'))
})

test('when January is confirmed and December is open, the night shift of 31 December can be removed, and January’s balance is calculated again', async () => {
  await call(...planNight('2026-12-31'))
  await confirm('2027-01')
  expect(await countedIn('2027-01-01')).toBe(0)
  await call(world().anna.call, removeWorkedShift, removal('2026-12-31'))
  expect(await countedIn('2027-01-01')).toBe(FULL_DAY)
})

test('when HR removes the night shift from a confirmed December, both balances are calculated again, and only December is marked as changed', async () => {
  const { hr, contractId } = world()
  await call(...planNight('2026-12-31'))
  await confirm('2026-12')
  await confirm('2027-01')
  const before = await countedIn('2026-12-01')
  await call(hr.call, removeWorkedShiftFor, removal('2026-12-31'))
  expect(await countedIn('2026-12-01')).toBe((before ?? 0) - 8 * HOUR)
  expect(await countedIn('2027-01-01')).toBe(FULL_DAY)
  const marked = async (yearMonth: string) =>
    (await call(hr.call, fullTimesheet, { params: { contractId, yearMonth: toYearMonth(yearMonth) } })).changedByAdmin
  expect([await marked('2026-12'), await marked('2027-01')]).toEqual([true, false])
})

test('Anna can plan a night shift on the last day of the contract, but no shift after that day', async () => {
  const { anna, customerId } = world()
  const ending = await givenContract(db, { personId: anna.id, customerId, until: '2027-02-28' })
  await call(...planNight('2027-02-28', ending))
  expect((await refused(...planNight('2027-03-01', ending))).code).toBe('shift_outside_contract')
})

test('Anna can plan a shift on 29 February 2028, but not in 2027 or 2029', async () => {
  clock.set('2028-02-01T09:00:00Z')
  expect((await call(...planNight('2028-02-29'))).plannedShiftDtos[0]).toMatchObject({
    end: '2028-03-01T06:00:00+01:00',
  })
  expect((await refused(...planNight('2027-02-29'))).status).toBe(422)
})
