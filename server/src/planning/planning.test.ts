import { bookAbsence, monthAbsences } from '@uurwerk/contract/absences/absences'
import { planShift, planShifts, plannedMonth, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refusalOf, refused, refusedWith } from '../testing/call.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world/world.ts'
import { annasPlanningWorld, november } from '../testing/world/planning/annasPlanningWorld.ts'
import { givenProlongedSickLeave } from '../testing/world/people/leave.ts'

const { db, world, inMonth, shift, plan, range, planRange, readMonth, removal } = await annasPlanningWorld()

const refusalToPlan = (...wanted: Parameters<typeof shift>) => refused(world().anna.call, planShift, shift(...wanted))
const refusalToPlanRange = (first: string, last: string) => refused(world().anna.call, planShifts, range(first, last))

test('Anna plans an early shift, and her calendar shows the shift and the hours of the month', async () => {
  const body = await plan('2026-11-23')
  expect(body.plannedShiftDtos).toEqual([
    expect.objectContaining({
      version: 1,
      contractId: world().contractId,
      shiftId: world().early,
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
  expect(await readMonth()).toEqual(expect.objectContaining({ plannedShiftDtos: body.plannedShiftDtos }))
})

test('Anna can plan a shift on every day of a range, also on weekends and public holidays', async () => {
  const body = await planRange('2026-11-06', '2026-11-11')
  expect(body.plannedShiftDtos).toHaveLength(6)
  expect(Object.keys(body._links ?? {})).toEqual(expect.arrayContaining(['updateshift', 'removeshift', 'removeall']))
})

test('when one day of a range is refused, the whole range is refused, and the refusal shows the day', async () => {
  await plan('2026-11-24')
  const refusal = await refusalToPlanRange('2026-11-23', '2026-11-25')
  expect(refusal).toMatchObject({ status: 409, code: 'shift_already_planned', days: ['2026-11-24'] })
  expect(refusal.message).toContain('24/11/2026')
  expect((await readMonth()).plannedShiftDtos).toHaveLength(1)
})

test('a request can ask to plan only the free days of a range', async () => {
  await plan('2026-11-24')
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId: world().customerId })
  await plan('2026-11-26', world().early, elsewhere)
  const freeOf = (first: string, last: string) => ({
    ...inMonth(),
    body: { startDateOfFirstShift: first, startDateOfLastShift: last, shiftId: world().night, onlyFreeDays: true },
  })
  const body = await call(world().anna.call, planShifts, freeOf('2026-11-23', '2026-11-27'))
  // The shifts do not overlap: the night shift of day 23 ends at 06:00, before the early shift of day 24 starts.
  expect(body.plannedShiftDtos.map(({ start, title }) => [start.slice(0, 10), title])).toEqual([
    ['2026-11-23', 'Nacht'],
    ['2026-11-24', 'Vroege'],
    ['2026-11-25', 'Nacht'],
    ['2026-11-27', 'Nacht'],
  ])
  const { changes } = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('person_id', '=', world().anna.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(changes).toMatchObject({ days: [null, ['2026-11-23', '2026-11-25', '2026-11-27']] })
  const again = await refused(world().anna.call, planShifts, freeOf('2026-11-23', '2026-11-27'))
  expect([again.status, again.code]).toEqual([409, 'day_occupied'])
  expect((await refused(world().anna.call, planShifts, freeOf('2026-11-28', '2026-12-02'))).code).toBe(
    'shift_outside_month',
  )
})

test.each([
  ['a range whose last day is before its first day', '2026-11-25', '2026-11-23', 422, 'no_day_chosen'],
  ['a range that ends in the next month', '2026-11-28', '2026-12-02', 422, 'shift_outside_month'],
  ['a range of centuries', '2026-11-28', '2199-12-02', 422, 'shift_outside_month'],
])('Anna cannot plan %s', async (_sentence, first, last, status, code) => {
  const refusal = await refusalToPlanRange(first, last)
  expect([refusal.status, refusal.code]).toEqual([status, code])
})

test('a missing shift type and a date that does not exist are both reported, each at its field', async () => {
  const body = await refusedWith(world().anna.call, planShift, {
    params: { contractId: world().contractId, yearMonth: november },
    body: { startDate: '2026-11-31' },
  })
  expect(body.status).toBe(422)
  expect(body.errors).toEqual([
    { path: 'startDate', message: 'Het datum veld moet een bestaande datum zijn (JJJJ-MM-DD)' },
    { path: 'shiftId', message: 'Het shift veld is verplicht' },
  ])
})

test('Anna can plan a shift on the last day of a contract, but not on the next day', async () => {
  const ending = await givenContract(db, {
    personId: world().anna.id,
    customerId: world().customerId,
    from: '2026-11-02',
    until: '2026-11-27',
  })
  await plan('2026-11-27', world().night, ending)
  const refusal = await refusalToPlan('2026-11-28', world().early, ending)
  expect(refusal).toMatchObject({ status: 409, code: 'shift_outside_contract', days: ['2026-11-28'] })
})

test('Anna can plan a shift up to twelve months ahead, but not later', async () => {
  await plan('2027-11-30')
  const refusal = await refusalToPlan('2027-12-01')
  expect([refusal.status, refusal.code]).toEqual([409, 'shift_too_far_ahead'])
  expect(
    await call(world().anna.call, plannedMonth, inMonth(world().contractId, toYearMonth('2027-11'))),
  ).toMatchObject({
    previousMonthAvailable: true,
    nextMonthAvailable: false,
  })
})

test('a day with a shift on another contract is occupied, and two shifts of Anna cannot overlap', async () => {
  const elsewhere = await givenContract(db, { personId: world().anna.id, customerId: world().customerId })
  await plan('2026-11-23', world().night)
  expect((await refusalToPlan('2026-11-23', world().early, elsewhere)).code).toBe('day_occupied')
  const from5 = await givenShiftType(db, world().customerId, { name: 'Ochtend', start: 300, end: 600, break: null })
  const overlapping = await refusalToPlan('2026-11-24', from5, elsewhere)
  expect(overlapping).toMatchObject({ status: 409, code: 'shifts_overlap', day: '2026-11-23' })
  const touching = await givenShiftType(db, world().customerId, { name: 'Ochtend', start: 360, end: 600, break: null })
  await plan('2026-11-24', touching, elsewhere)
})

test('Anna cannot plan a shift type of another customer, a shift type of another person, or an archived shift type', async () => {
  const elsewhere = await givenShiftType(db, await givenCustomer(db))
  expect((await refusalToPlan('2026-11-23', elsewhere)).code).toBe('shift_type_of_other_customer')
  const bertsOwn = await givenShiftType(db, world().customerId)
  await db
    .updateTable('shift_types')
    .set({ owner_id: await givenPerson(db) })
    .where('id', '=', bertsOwn)
    .execute()
  expect((await refusalToPlan('2026-11-23', bertsOwn)).code).toBe('shift_type_of_other_customer')
  const old = await givenShiftType(db, world().customerId)
  await db.updateTable('shift_types').set({ archived_at: '2026-01-01T00:00:00Z' }).where('id', '=', old).execute()
  expect((await refusalToPlan('2026-11-23', old)).code).toBe('shift_type_inactive')
})

test('a shift with a shift type that starts at 02:15 starts at 03:15 when the clock skips that hour', async () => {
  const small = await givenShiftType(db, world().customerId, { name: 'Klein', start: 135, end: 600, break: null })
  const body = await plan('2027-03-28', small)
  expect(body.plannedShiftDtos[0]).toMatchObject({
    start: '2027-03-28T03:15:00+02:00',
    end: '2027-03-28T10:00:00+02:00',
  })
})

test('a shift on a public holiday gives a day of ‘Feestdag recup’, and the removal of the shift also removes the ‘Feestdag recup’ that was booked with it', async () => {
  const planned = await plan('2026-11-11')
  expect(planned.timeSheetHoursDto).toMatchObject({ worked: 7.6, counted: 7.6 })
  await call(world().anna.call, bookAbsence, {
    params: { yearMonth: november },
    body: { dayOfMonth: 30, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true },
  })
  const body = await call(world().anna.call, removePlannedShift, removal(11))
  expect(body.removedRecupHolidays).toEqual(['2026-11-30'])
})

test('a shift on a day of prolonged sickness is refused', async () => {
  await givenProlongedSickLeave(db, { personId: world().anna.id, start: '2026-11-24' })
  await plan('2026-11-23')
  const refusal = await refusalToPlan('2026-11-24')
  expect([refusal.status, refusal.code]).toEqual([409, 'on_prolonged_sick_leave'])
  expect(refusal.message).toContain('langdurige ziekte')
  const absences = await call(world().anna.call, monthAbsences, { params: { yearMonth: november } })
  expect(absences.prolongedSickLeaveDays, 'the sickness includes the days of the weekend').toEqual(
    ['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`),
  )
  expect(absences.absenceDtos).toHaveLength(5)
})

test('each change of the planning writes one audit entry', async () => {
  await planRange('2026-11-23', '2026-11-25')
  const entries = await db.selectFrom('audit_entries').selectAll().where('person_id', '=', world().anna.id).execute()
  expect(entries).toEqual([
    expect.objectContaining({
      actor_id: world().anna.id,
      action: 'plan shifts',
      entity: 'contract',
      entity_id: world().contractId,
      changes: { days: [null, ['2026-11-23', '2026-11-24', '2026-11-25']], shiftTypeId: [null, world().early] },
    }),
  ])
})

test('when two equal requests plan a shift at once, one shift is planned', async () => {
  const planned = () => refusalOf(world().anna.call, planShift, shift('2026-11-23'))
  const twice = await Promise.all([planned(), planned()])
  expect(twice.map((refusal) => refusal?.status ?? 200).sort()).toEqual([200, 409])
  expect((await readMonth()).plannedShiftDtos).toHaveLength(1)
})
