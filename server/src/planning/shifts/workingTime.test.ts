import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../../testing/annaAtWork.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world.ts'

const app = await startTestApp()
const { db, as } = app

let anna: AnnaAtWork['anna']
let hr: AnnaAtWork['hr']
let customerId: number
let contractId: number
let early: number
let late: number

beforeEach(async () => {
  ;({ anna, hr, customerId, contractId, early } = await annaAtWork(app))
  late = await givenShiftType(db, customerId, { name: 'Late', start: 840, end: 1306, break: [1080, 1110] })
})

const planned = (of: number, yearMonth = '2026-11') => `/timesheet/${of}/${yearMonth}/planned`
const plan = (day: string, shiftId: number, of = contractId, call: Caller = anna.call) =>
  call.put(`${planned(of, day.slice(0, 7))}/addshift`, { body: { startDate: day, shiftId } })
const worked = (body: object) => anna.call.put(`/timesheet/${contractId}/2026-11/worked/createshift`, { body })
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

test('Anna plans an early shift after a late shift: the shift is planned, and the banner, calendar and table show the warning', async () => {
  expect((await plan('2026-11-23', late)).body).not.toHaveProperty('warning')
  const { status, body } = await plan('2026-11-24', early)
  expect([status, body.warning]).toEqual([200, shortRest.message])
  expect(body.plannedShiftDtos).toHaveLength(2)
  expect(body.workingTimeWarnings).toEqual([shortRest])
  const reads = [await anna.call.get(planned(contractId)), await anna.call.get('/timesheet/2026-11/worked')]
  expect(reads.map((read) => read.body.workingTimeWarnings)).toEqual([[shortRest], [shortRest]])
  const later = await plan('2026-11-27', early)
  expect(later.body).not.toHaveProperty('warning')
  expect(later.body.workingTimeWarnings).toEqual([shortRest])
})

test('a shift at another customer counts, and the warning is on both calendars', async () => {
  const klaverveld = await givenCustomer(db)
  const elsewhere = await givenContract(db, { personId: anna.id, customerId: klaverveld })
  await plan('2026-11-23', late)
  const morning = await givenShiftType(db, klaverveld, { name: 'Ochtend', start: 420, end: 720, break: null })
  expect((await plan('2026-11-24', morning, elsewhere)).body.warning).toBe(shortRest.message)
  for (const contract of [contractId, elsewhere])
    expect((await anna.call.get(planned(contract))).body.workingTimeWarnings).toEqual([shortRest])
})

test('a short rest over the end of the month is shown in both months', async () => {
  await plan('2026-11-30', late)
  const { body } = await plan('2026-12-01', early)
  expect(body.warning).toBe('Minder dan 11 uur rust tussen 30/11 en 01/12.')
  expect(body.workingTimeWarnings).toMatchObject([{ day: '2026-12-01', code: 'rest_too_short' }])
  const november = await anna.call.get(planned(contractId))
  expect(november.body.workingTimeWarnings).toMatchObject([{ day: '2026-11-30', code: 'rest_too_short' }])
})

test('the warning about a long range has one sentence for each kind, the most serious first', async () => {
  const { body } = await anna.call.put(`${planned(contractId)}/addshifts`, {
    body: { startDateOfFirstShift: '2026-11-02', startDateOfLastShift: '2026-11-15', shiftId: late },
  })
  expect(body.warning).toBe(
    'Meer dan 50 uur werk in de week van 02/11 en 09/11. ' +
      'Geen 35 uur rust na elkaar in de 7 dagen tot en met 08/11, 09/11, 10/11 en nog 5 keer.',
  )
})

test('a shift with another type gives its new warnings, and a removed shift gives none', async () => {
  await plan('2026-11-23', late)
  await plan('2026-11-24', late)
  const edited = await anna.call.put(`${planned(contractId)}/updateshift`, {
    body: { startDate: '2026-11-24', shiftId: early },
  })
  expect(edited.body.warning).toBe(shortRest.message)
  const removed = await anna.call.put(`${planned(contractId)}/removeshift`, { body: { dayOfMonth: 24 } })
  expect(removed.body).not.toHaveProperty('warning')
  expect(removed.body.workingTimeWarnings).toEqual([])
})

test('a new and a changed shift in the table give their new warnings, to Anna and to HR', async () => {
  const created = await worked(shift('2026-11-18', '09:00', '11:00'))
  expect(created.body.warning).toBe('Minder dan 3 uur werk na elkaar op 18/11 vanaf 09:00.')
  expect(created.body.workingTimeWarnings).toMatchObject([
    { day: '2026-11-18', code: 'shift_too_short', severity: 'warn' },
  ])
  const longer = { ...shift('2026-11-18', '09:00', '16:00'), day: 18, idInDay: 0 }
  const edited = await hr.call.put(`/administration/timesheet/${contractId}/2026-11/worked/updateshift`, {
    body: longer,
  })
  expect([edited.status, edited.body.warning]).toEqual([
    200,
    'Meer dan 6 uur werk zonder pauze van 15 minuten op 18-11.',
  ])
  const seen = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/planned/${anna.id}`)
  expect(seen.body.workingTimeWarnings).toMatchObject([{ day: '2026-11-18', code: 'no_break' }])
})

test('a working time warning comes after another warning in one banner', async () => {
  await db
    .insertInto('absences')
    .values({
      person_id: anna.id,
      day_on: '2026-11-24',
      category: 'UNPAID_LEAVE',
      full_day: false,
      halves: '[0,1)',
      seconds: 13680,
      created_at: '2026-11-01T00:00:00Z',
    })
    .execute()
  await plan('2026-11-23', late)
  const { body } = await plan('2026-11-24', early)
  expect(body.warning).toMatch(/^Op 24\/11\/2026 staat ook een halve dag afwezigheid.* Minder dan 11 uur rust/)
})

test('the locked planning has no working time warnings', async () => {
  await plan('2026-11-23', late)
  await plan('2026-11-24', early)
  await anna.call.put('/timesheet/2026-11/lock')
  const locked = await hr.call.get(`/administration/timesheet/${contractId}/2026-11/locked/${anna.id}`)
  expect(locked.body.workingTimeWarnings).toEqual([])
})

test('an independent gets no working time warnings', async () => {
  const yusuf = await givenPerson(db, { kind: 'independent' })
  const call = await as(yusuf)
  const his = await givenContract(db, { personId: yusuf, customerId })
  await plan('2026-11-23', late, his, call)
  const { status, body } = await plan('2026-11-24', early, his, call)
  expect([status, body.workingTimeWarnings]).toEqual([200, []])
  expect(body).not.toHaveProperty('warning')
})
