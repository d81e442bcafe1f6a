import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/annaAtWork.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract } from '../testing/world.ts'

const app = await startTestApp()
const { db, clock } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let customerId: number
let contractId: number
let night: number

beforeEach(async () => {
  clock.set('2027-02-02T09:00:00Z')
  ;({ anna, hr, customerId, contractId, night } = await annaAtWork(app))
})

const planNight = (startDate: string, of = contractId) =>
  anna.call.put(`/timesheet/${of}/${startDate.slice(0, 7)}/planned/addshift`, { body: { startDate, shiftId: night } })
const confirm = async (yearMonth: string) => {
  await anna.call.put(`/timesheet/${yearMonth}/lock`)
  await anna.call.put(`/timesheet/${contractId}/worked/complete`, { body: { yearMonth } })
}
const removal = (day: string) => ({ body: { day, idInDay: 0 } })
const remove = (day: string) =>
  anna.call.put(`/timesheet/${contractId}/${day.slice(0, 7)}/worked/removeshift`, removal(day))
const removeForHr = (day: string) =>
  hr.call.put(`/administration/timesheet/${contractId}/${day.slice(0, 7)}/worked/removeshift`, removal(day))
const linesOf = async (yearMonth: string) =>
  (await anna.call.get(`/timesheet/${yearMonth}/worked`)).body._embedded.workedShiftDtoList
const countedIn = async (monthOn: string) => {
  const stored = db.selectFrom('month_balances').select('counted_seconds').where('person_id', '=', anna.id)
  return (await stored.where('month_on', '=', monthOn).executeTakeFirst())?.counted_seconds
}
const HOUR = 3600
const FULL_DAY = 7.6 * HOUR

test('the night shift of 31 December is one record in December, and its hours on the holiday count for January', async () => {
  await planNight('2026-12-31')
  expect(await linesOf('2026-12')).toEqual([
    expect.objectContaining({ startDate: '2026-12-31', workedHours: 8, labourPeriodEndHours: '06:00' }),
  ])
  expect(await linesOf('2027-01')).toEqual([])
  const { body } = await anna.call.get(`/timesheet/${contractId}/2027-01/planned`)
  expect(body.timeSheetHoursDto).toMatchObject({ worked: 0, counted: 0 })
})

test('when December is confirmed and January is open, the night shift is frozen, and January can get shifts', async () => {
  await planNight('2026-12-31')
  await confirm('2026-12')
  expect((await remove('2026-12-31')).body.code).toBe('month_frozen')
  expect((await planNight('2027-01-04')).status).toBe(200)
})

test('when January is confirmed and December is open, the night shift can be removed, and January’s balance is calculated again', async () => {
  await planNight('2026-12-31')
  await confirm('2027-01')
  expect(await countedIn('2027-01-01')).toBe(0)
  expect((await remove('2026-12-31')).status).toBe(200)
  expect(await countedIn('2027-01-01')).toBe(FULL_DAY)
})

test('HR removes the night shift from a confirmed December: both balances are calculated again, and only December is marked', async () => {
  await planNight('2026-12-31')
  await confirm('2026-12')
  await confirm('2027-01')
  const before = await countedIn('2026-12-01')
  await removeForHr('2026-12-31')
  expect(await countedIn('2026-12-01')).toBe((before ?? 0) - 8 * HOUR)
  expect(await countedIn('2027-01-01')).toBe(FULL_DAY)
  const marked = async (yearMonth: string) =>
    (await hr.call.get(`/administration/timesheet/${contractId}/${yearMonth}/worked`)).body.changedByAdmin
  expect([await marked('2026-12'), await marked('2027-01')]).toEqual([true, false])
})

test('a night shift on the last day of the contract is allowed, a shift after it is not', async () => {
  const ending = await givenContract(db, { personId: anna.id, customerId, until: '2027-02-28' })
  expect((await planNight('2027-02-28', ending)).status).toBe(200)
  expect((await planNight('2027-03-01', ending)).body.code).toBe('shift_outside_contract')
})

test('a shift on 29 February is possible in 2028, not in 2027 or 2029', async () => {
  clock.set('2028-02-01T09:00:00Z')
  expect((await planNight('2028-02-29')).body.plannedShiftDtos[0]).toMatchObject({ end: '2028-03-01T06:00:00+01:00' })
  expect((await planNight('2027-02-29')).status).toBe(422)
})
