import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/annaAtWork.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world.ts'

const app = await startTestApp()
const { db, as } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let customerId: number
let contractId: number
let early: number

beforeEach(async () => {
  ;({ anna, hr, customerId, contractId, early } = await annaAtWork(app))
})

const month = (of = contractId, yearMonth = '2026-11') => `/timesheet/${of}/${yearMonth}/planned`
const plan = (day: string, shiftId = early, of = contractId) =>
  anna.call.put(`${month(of, day.slice(0, 7))}/addshift`, { body: { startDate: day, shiftId } })

test('an empty month has links to plan and to lock, and none to remove shifts or to confirm', async () => {
  const { body } = await anna.call.get(month())
  expect(Object.keys(body._links).sort()).toEqual(['addshift', 'addshifts', 'lock', 'self'])
  expect(body._links.addshift.href).toBe(`/api/timesheet/${contractId}/2026-11/planned/addshift`)
})

test('a month arrow is available in a direction in which the person has a contract', async () => {
  const id = await givenPerson(db)
  const short = await givenContract(db, { personId: id, customerId, from: '2026-11-10', until: '2026-12-31' })
  const bert = await as(id)
  const arrowsOf = async (yearMonth: string) => {
    const { body } = await bert.get(`/contract/${short}/${yearMonth}/availability`)
    return [body.previousMonthAvailable, body.nextMonthAvailable]
  }
  expect(await arrowsOf('2026-11')).toEqual([false, true])
  expect(await arrowsOf('2026-12')).toEqual([true, false])
})

test('days with a shift on another contract or a full day of absence are occupied', async () => {
  const elsewhere = await givenContract(db, {
    personId: anna.id,
    customerId: await givenCustomer(db, { name: 'PC Elsenhove' }),
  })
  await plan('2026-11-23')
  await db
    .insertInto('absences')
    .values([
      {
        person_id: anna.id,
        day_on: '2026-11-24',
        category: 'UNPAID_LEAVE',
        full_day: true,
        halves: '[0,2)',
        seconds: 27360,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: anna.id,
        day_on: '2026-11-25',
        category: 'UNPAID_LEAVE',
        full_day: false,
        halves: '[0,1)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: anna.id,
        day_on: '2026-11-26',
        category: 'UNPAID_LEAVE',
        full_day: false,
        halves: '[0,1)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
      {
        person_id: anna.id,
        day_on: '2026-11-26',
        category: 'EXCUSED_ABSENCE',
        full_day: false,
        halves: '[1,2)',
        seconds: 13680,
        created_at: '2026-11-01T00:00:00Z',
      },
    ])
    .execute()
  expect((await anna.call.get(month(elsewhere))).body.occupiedDays).toEqual(['2026-11-23', '2026-11-24', '2026-11-26'])
  expect((await plan('2026-11-24')).body.code).toBe('absence_on_shift_day')
  expect((await plan('2026-11-26')).body.code).toBe('absence_on_shift_day')
  const besideHalf = await plan('2026-11-25')
  expect(besideHalf.status).toBe(200)
  expect(besideHalf.body.warning).toContain('25/11/2026')
})

test('Anna gets 404 for the contract of a colleague, on reading and on writing', async () => {
  const bert = await givenPerson(db)
  const berts = await givenContract(db, { personId: bert, customerId })
  const answers = [
    await anna.call.get(month(berts)),
    await plan('2026-11-23', early, berts),
    await anna.call.put(`${month(berts)}/removeall`),
    await anna.call.get(`/contract/${berts}/2026-11/availability`),
    await hr.call.get(`/administration/timesheet/${berts}/2026-11/planned/${anna.id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('HR reads the actual planning and the locked planning', async () => {
  await plan('2026-11-23')
  expect((await hr.call.get(`/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)).status).toBe(404)
  await anna.call.put('/timesheet/2026-11/lock')
  await plan('2026-11-24')
  const actual = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/planned/${anna.id}`)
  expect(actual.body.plannedShiftDtos).toHaveLength(2)
  expect(actual.body.lockedOn).toBe('2026-11-20')
  expect(actual.body._links.locked.href).toBe(`/api/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)
  const locked = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)
  expect(locked.body.plannedShiftDtos).toEqual([actual.body.plannedShiftDtos[0]])
  expect((await anna.call.get(`/administration/timesheet/${contractId}/2026-11/planned/${anna.id}`)).status).toBe(403)
})
