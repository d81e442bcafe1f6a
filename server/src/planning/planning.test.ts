import type { PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { beforeEach, expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/annaAtWork.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world.ts'

const app = await startTestApp()
const { db } = app

let anna: AnnaAtWork['anna']
let customerId: number
let contractId: number
let early: number
let night: number

beforeEach(async () => {
  ;({ anna, customerId, contractId, early, night } = await annaAtWork(app))
})

const month = (of = contractId, yearMonth = '2026-11') => `/timesheet/${of}/${yearMonth}/planned`
const plan = (day: string, shiftId = early, of = contractId) =>
  anna.call.put(`${month(of, day.slice(0, 7))}/addshift`, { body: { startDate: day, shiftId } })
const planRange = (first: string, last: string, shiftId = early) =>
  anna.call.put(`${month(contractId, first.slice(0, 7))}/addshifts`, {
    body: { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId },
  })

test('Anna plans an early shift, and her calendar shows the shift and the hours of the month', async () => {
  const { status, body } = await plan('2026-11-23')
  expect(status).toBe(200)
  expect(body.plannedShiftDtos).toEqual([
    expect.objectContaining({
      version: 1,
      contractId,
      shiftId: early,
      title: 'Vroege',
      start: '2026-11-23T07:00:00+01:00',
      end: '2026-11-23T15:06:00+01:00',
      allDay: false,
      color: '#C7E0F4',
      textColor: '#000000',
      adjusted: false,
    }),
  ])
  expect(body.timeSheetHoursDto).toMatchObject({ worked: 7.6, needed: 159.6, counted: 15.2, earned: -144.4 })
  expect(body).toMatchObject({
    locked: false,
    lockedOn: null,
    completed: false,
    invoiced: false,
    occupiedDays: [],
    removedRecupHolidays: [],
  })
  expect((await anna.call.get(month())).body).toEqual(
    expect.objectContaining({ plannedShiftDtos: body.plannedShiftDtos }),
  )
})

test('a range plans a shift on every calendar day, also on weekends and holidays', async () => {
  const { body } = await planRange('2026-11-06', '2026-11-11')
  expect(body.plannedShiftDtos).toHaveLength(6)
  expect(Object.keys(body._links)).toEqual(expect.arrayContaining(['updateshift', 'removeshift', 'removeall']))
})

test('a range with one refused day is refused as a whole, and the refusal names the day', async () => {
  await plan('2026-11-24')
  const { status, body } = await planRange('2026-11-23', '2026-11-25')
  expect([status, body.code, body.days]).toEqual([409, 'shift_already_planned', ['2026-11-24']])
  expect(body.message).toContain('24/11/2026')
  expect((await anna.call.get(month())).body.plannedShiftDtos).toHaveLength(1)
})

test('a request can plan only the free days of a range', async () => {
  await plan('2026-11-24')
  const elsewhere = await givenContract(db, { personId: anna.id, customerId })
  await plan('2026-11-26', early, elsewhere)
  const freeOf = (first: string, last: string) =>
    anna.call.put(`${month()}/addshifts`, {
      body: { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId: night, onlyFreeDays: true },
    })
  const { status, body } = await freeOf('2026-11-23', '2026-11-27')
  expect(status).toBe(200)
  // There is no overlap: the night shift of day 23 ends at 06:00, before the early shift of day 24 starts.
  expect(body.plannedShiftDtos.map(({ start, title }: PlannedShift) => [start.slice(0, 10), title])).toEqual([
    ['2026-11-23', 'Nacht'],
    ['2026-11-24', 'Vroege'],
    ['2026-11-25', 'Nacht'],
    ['2026-11-27', 'Nacht'],
  ])
  const { changes } = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('person_id', '=', anna.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(changes).toMatchObject({ days: [null, ['2026-11-23', '2026-11-25', '2026-11-27']] })
  const again = await freeOf('2026-11-23', '2026-11-27')
  expect([again.status, again.body.code]).toEqual([409, 'day_occupied'])
  expect((await freeOf('2026-11-28', '2026-12-02')).body.code).toBe('shift_outside_month')
})

test.each([
  ['a range whose last day is before its first day', '2026-11-25', '2026-11-23', 422, 'no_day_chosen'],
  ['a range that ends in the next month', '2026-11-28', '2026-12-02', 422, 'shift_outside_month'],
  ['a range of centuries', '2026-11-28', '2199-12-02', 422, 'shift_outside_month'],
])('planning %s is refused', async (_sentence, first, last, status, code) => {
  const answer = await planRange(first, last)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a missing shift type and a date that does not exist are both refused, each on its field', async () => {
  const { status, body } = await anna.call.put(`${month()}/addshift`, { body: { startDate: '2026-11-31' } })
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    { path: 'startDate', message: 'Het datum veld moet een bestaande datum zijn (JJJJ-MM-DD)' },
    { path: 'shiftId', message: 'Het shift veld is verplicht' },
  ])
})

test('a shift can be planned on the last day of a contract, and not on the day after it', async () => {
  const ending = await givenContract(db, { personId: anna.id, customerId, from: '2026-11-02', until: '2026-11-27' })
  expect((await plan('2026-11-27', night, ending)).status).toBe(200)
  const { status, body } = await plan('2026-11-28', early, ending)
  expect([status, body.code, body.days]).toEqual([409, 'shift_outside_contract', ['2026-11-28']])
})

test('a shift can be planned up to twelve months ahead, and not later', async () => {
  expect((await plan('2027-11-30')).status).toBe(200)
  const { status, body } = await plan('2027-12-01')
  expect([status, body.code]).toEqual([409, 'shift_too_far_ahead'])
  expect((await anna.call.get(month(contractId, '2027-11'))).body).toMatchObject({
    previousMonthAvailable: true,
    nextMonthAvailable: false,
  })
})

test('a day with a shift on another contract is occupied, and two shifts of Anna never overlap', async () => {
  const elsewhere = await givenContract(db, { personId: anna.id, customerId })
  await plan('2026-11-23', night)
  expect((await plan('2026-11-23', early, elsewhere)).body.code).toBe('day_occupied')
  const from5 = await givenShiftType(db, customerId, { name: 'Ochtend', start: 300, end: 600, break: null })
  const overlapping = await plan('2026-11-24', from5, elsewhere)
  expect([overlapping.status, overlapping.body.code, overlapping.body.day]).toEqual([
    409,
    'shifts_overlap',
    '2026-11-23',
  ])
  const touching = await givenShiftType(db, customerId, { name: 'Ochtend', start: 360, end: 600, break: null })
  expect((await plan('2026-11-24', touching, elsewhere)).status).toBe(200)
})

test('a shift type of another customer or of another person is refused, and so is an archived one', async () => {
  const elsewhere = await givenShiftType(db, await givenCustomer(db))
  expect((await plan('2026-11-23', elsewhere)).body.code).toBe('shift_type_of_other_customer')
  const bertsOwn = await givenShiftType(db, customerId)
  await db
    .updateTable('shift_types')
    .set({ owner_id: await givenPerson(db) })
    .where('id', '=', bertsOwn)
    .execute()
  expect((await plan('2026-11-23', bertsOwn)).body.code).toBe('shift_type_of_other_customer')
  const old = await givenShiftType(db, customerId)
  await db.updateTable('shift_types').set({ archived_at: '2026-01-01T00:00:00Z' }).where('id', '=', old).execute()
  expect((await plan('2026-11-23', old)).body.code).toBe('shift_type_inactive')
})

test('a shift type that starts at 02:15 starts at 03:15 when the clock skips that hour', async () => {
  const small = await givenShiftType(db, customerId, { name: 'Klein', start: 135, end: 600, break: null })
  const { body } = await plan('2027-03-28', small)
  expect(body.plannedShiftDtos[0]).toMatchObject({
    start: '2027-03-28T03:15:00+02:00',
    end: '2027-03-28T10:00:00+02:00',
  })
})

test('Anna gives a shift another type, and moves the shift by its id', async () => {
  const planned = (await plan('2026-11-23')).body.plannedShiftDtos[0]
  const retyped = await anna.call.put(`${month()}/updateshift`, { body: { startDate: '2026-11-23', shiftId: night } })
  expect(retyped.body.plannedShiftDtos[0]).toMatchObject({
    id: planned.id,
    version: 2,
    title: 'Nacht',
    shiftId: night,
    adjusted: false,
  })
  const edit = { startDate: '2026-11-26', shiftId: early, id: planned.id, version: 2 }
  const moved = await anna.call.put(`${month()}/updateshift`, { body: edit })
  expect(moved.body.plannedShiftDtos).toEqual([
    expect.objectContaining({ id: planned.id, start: '2026-11-26T07:00:00+01:00' }),
  ])
})

test('an edit with an old version is refused with the current shift and the name of the person who changed it', async () => {
  const { id, version } = (await plan('2026-11-23')).body.plannedShiftDtos[0]
  const edit = (shiftId: number) =>
    anna.call.put(`${month()}/updateshift`, { body: { startDate: '2026-11-23', shiftId, id, version } })
  await edit(night)
  const { status, body } = await edit(early)
  expect([status, body.code]).toEqual([409, 'stale'])
  expect(body).toMatchObject({
    changedBy: 'Anna Peeters',
    changedAt: '2026-11-20T10:00:00+01:00',
    current: { id, version: 2, title: 'Nacht' },
  })
})

test('Anna removes one shift, and then all shifts of the month', async () => {
  await planRange('2026-11-23', '2026-11-25')
  const removed = await anna.call.put(`${month()}/removeshift`, { body: { dayOfMonth: 24 } })
  expect(removed.body.plannedShiftDtos).toHaveLength(2)
  expect((await anna.call.put(`${month()}/removeshift`, { body: { dayOfMonth: '2026-11-24' } })).status).toBe(404)
  expect((await anna.call.put(`${month()}/removeshift`, { body: { dayOfMonth: 31 } })).body.code).toBe(
    'day_outside_month',
  )
  expect((await anna.call.put(`${month()}/removeall`)).body.plannedShiftDtos).toEqual([])
  expect((await anna.call.put(`${month()}/removeall`)).body.code).toBe('no_planned_shifts')
})

test('an adjusted shift cannot be changed or removed in the calendar', async () => {
  await planRange('2026-11-23', '2026-11-24')
  await db
    .updateTable('shifts')
    .set({ adjusted: true })
    .where('contract_id', '=', contractId)
    .where('start_on', '=', '2026-11-24')
    .execute()
  const { body } = await anna.call.get(month())
  expect(body.plannedShiftDtos[1].title).toBe('* Vroege')
  expect(body._links.removeall).toBeUndefined()
  expect(body._links.removeshift.href).toBe(`/api${month()}/removeshift`)
  expect((await anna.call.put(`${month()}/removeshift`, { body: { dayOfMonth: 24 } })).body.code).toBe('shift_adjusted')
  expect(
    (await anna.call.put(`${month()}/updateshift`, { body: { startDate: '2026-11-24', shiftId: night } })).body.code,
  ).toBe('shift_adjusted')
  const all = await anna.call.put(`${month()}/removeall`)
  expect([all.status, all.body.days]).toEqual([409, ['2026-11-24']])
})

test('a shift on a holiday grants a recuperation day, and removing the shift also removes the Feestdag recup that was booked with it', async () => {
  const planned = await plan('2026-11-11')
  expect(planned.body.timeSheetHoursDto).toMatchObject({ worked: 7.6, counted: 7.6 })
  const booked = await anna.call.put('/timesheet/2026-11/planned/addabsence', {
    body: { dayOfMonth: 30, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true },
  })
  expect(booked.status).toBe(200)
  const { body } = await anna.call.put(`${month()}/removeshift`, { body: { dayOfMonth: 11 } })
  expect(body.removedRecupHolidays).toEqual(['2026-11-30'])
})

test('a shift on a day of prolonged sickness is refused', async () => {
  await db
    .insertInto('prolonged_sick_leaves')
    .values({ person_id: anna.id, start_on: '2026-11-24', end_on: null })
    .execute()
  expect((await plan('2026-11-23')).status).toBe(200)
  const { status, body } = await plan('2026-11-24')
  expect([status, body.code]).toEqual([409, 'on_prolonged_sick_leave'])
  expect(body.message).toContain('langdurige ziekte')
  const { body: absences } = await anna.call.get('/timesheet/2026-11/absences')
  expect(absences.prolongedSickLeaveDays, 'the weekend too').toEqual(
    ['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`),
  )
  expect(absences.absenceDtos).toHaveLength(5)
})

test('each change writes one audit entry', async () => {
  await planRange('2026-11-23', '2026-11-25')
  const entries = await db.selectFrom('audit_entries').selectAll().where('person_id', '=', anna.id).execute()
  expect(entries).toEqual([
    expect.objectContaining({
      actor_id: anna.id,
      action: 'plan shifts',
      entity: 'contract',
      entity_id: contractId,
      changes: { days: [null, ['2026-11-23', '2026-11-24', '2026-11-25']], shiftTypeId: [null, early] },
    }),
  ])
})

test('two equal requests at once plan one shift', async () => {
  const twice = await Promise.all([plan('2026-11-23'), plan('2026-11-23')])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await anna.call.get(month())).body.plannedShiftDtos).toHaveLength(1)
})
