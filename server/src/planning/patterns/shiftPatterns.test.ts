import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { archiveOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { removeShiftType } from '@uurwerk/contract/customers/shiftTypes'
import {
  editPlannedShift,
  planPattern,
  planShift,
  plannedMonth,
  removePlannedShift,
  takeBackShifts,
} from '@uurwerk/contract/planning/plannedMonth'
import type { PlannedMonth, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import {
  createShiftPattern,
  editShiftPattern,
  removeShiftPattern,
  shiftPatterns,
} from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { addSeconds } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { call, errorsOf, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db, clock } = app
const world = eachTest(() => annaAtWork(app))

/**
 * The pattern of the test. Week A: an early shift on Monday and Tuesday. Week B: a night shift on Friday. Week A starts
 * on 30 November.
 */
const weeksAB = (fields: object = {}) => ({
  name: 'Week A/B',
  weeks: 2,
  startsOn: '2026-12-02',
  days: [
    { week: 1, weekday: 1, shiftId: world().early },
    { week: 1, weekday: 2, shiftId: world().early },
    { week: 2, weekday: 5, shiftId: world().night },
  ],
  ...fields,
})

const create = async (fields: object = {}) => {
  const { anna, contractId } = world()
  const made = await call(anna.call, createShiftPattern, { params: { contractId }, body: weeksAB(fields) })
  return made._embedded.shiftPatternDtoList.at(-1)!.id
}
const listed = async () =>
  (await call(world().anna.call, shiftPatterns, { params: { contractId: world().contractId } }))._embedded
    .shiftPatternDtoList

const inMonth = (month: string) => ({ params: { contractId: world().contractId, yearMonth: toYearMonth(month) } })
const plan = (patternId: number, first = '2026-12-01', last = '2026-12-31') =>
  call(world().anna.call, planPattern, { ...inMonth('2026-12'), body: { patternId, first, last } })
const preview = (patternId: number, first = '2026-12-01', last = '2026-12-31') =>
  call(world().anna.call, planPattern, {
    ...inMonth('2026-12'),
    query: { preview: 'true' },
    body: { patternId, first, last },
  })
const planned = async (yearMonth = '2026-12') =>
  shiftsOf((await call(world().anna.call, plannedMonth, inMonth(yearMonth))).plannedShiftDtos)
const shiftsOf = (shifts: readonly PlannedShift[] = []) =>
  shifts.map(({ start, title }) => `${start.slice(0, 10)} ${title}`)
const skippedOf = ({ filled }: PlannedMonth) => filled?.skipped.map(({ day, reason }) => `${day} ${reason}`)
const takeBack = (shifts: readonly PlannedShift[]) => ({
  ...inMonth('2026-12'),
  body: { shifts: shifts.map(({ id, version }) => ({ id, version })) },
})

test('Anna saves, changes and removes a pattern of two weeks, and the audit trail contains each action', async () => {
  const { night, anna, contractId, early } = world()
  const id = await create()
  expect(await listed()).toEqual([{ id, ...weeksAB(), startsOn: '2026-11-30' }])

  const changed = { name: 'Nachten', weeks: 1, days: [{ week: 1, weekday: 6, shiftId: night }] }
  await call(anna.call, editShiftPattern, { params: { contractId, patternId: id }, body: weeksAB(changed) })
  expect(await listed()).toEqual([{ id, ...weeksAB(changed), startsOn: '2026-11-30' }])

  await call(anna.call, removeShiftPattern, { params: { contractId, patternId: id } })
  expect(await listed()).toEqual([])
  const entries = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('person_id', '=', anna.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action, contract_id, changes }) => [action, contract_id, changes])).toEqual([
    [
      'add shift pattern',
      contractId,
      { name: [null, 'Week A/B'], weeks: [null, 2], shiftTypeIds: [null, [early, early, night]] },
    ],
    [
      'edit shift pattern',
      contractId,
      { name: ['Week A/B', 'Nachten'], weeks: [2, 1], shiftTypeIds: [[early, early, night], [night]] },
    ],
    ['remove shift pattern', contractId, { name: ['Nachten', null], weeks: [1, null], shiftTypeIds: [[night], null] }],
  ])
})

test('Anna plans December with a pattern: the preview changes nothing, and a second use of the pattern plans nothing', async () => {
  const { anna, night, hr } = world()
  const id = await create()
  await call(anna.call, planShift, { ...inMonth('2026-12'), body: { startDate: '2026-12-15', shiftId: night } })
  await call(hr.call, bookAbsenceFor, {
    params: { userId: anna.id, yearMonth: toYearMonth('2026-12') },
    body: { dayOfMonth: 28, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const wanted = ['2026-12-01 Vroege', '2026-12-11 Nacht', '2026-12-14 Vroege', '2026-12-29 Vroege']
  const skipped = ['2026-12-15 shift_already_planned', '2026-12-25 holiday', '2026-12-28 absence_on_shift_day']
  const previewed = await preview(id)
  expect([shiftsOf(previewed.filled?.planned), skippedOf(previewed)]).toEqual([wanted, skipped])
  expect(await planned()).toEqual(['2026-12-15 Nacht'])

  const filled = await plan(id)
  expect([shiftsOf(filled.filled?.planned), skippedOf(filled)]).toEqual([wanted, skipped])
  expect(filled.timeSheetHoursDto).toEqual(previewed.timeSheetHoursDto)
  expect(await planned()).toEqual([...wanted, '2026-12-15 Nacht'].sort())

  const again = await plan(id)
  expect(again.filled?.planned).toEqual([])
  expect(await planned()).toHaveLength(5)
})

test('the shifts that Anna planned with a pattern stay when she changes and removes the pattern', async () => {
  const { night, anna, contractId } = world()
  const patternId = await create()
  await plan(patternId)
  const before = await planned()
  expect(before).not.toEqual([])
  const days = [{ week: 1, weekday: 6, shiftId: night }]
  await call(anna.call, editShiftPattern, { params: { contractId, patternId }, body: weeksAB({ weeks: 1, days }) })
  expect(await planned()).toEqual(before)
  await call(anna.call, removeShiftPattern, { params: { contractId, patternId } })
  expect(await planned()).toEqual(before)
})

test('one request plans a pattern over two months, and one request undoes it completely', async () => {
  const id = await create()
  const { filled } = await plan(id, '2026-12-28', '2027-01-15')
  expect(shiftsOf(filled?.planned)).toEqual([
    '2026-12-28 Vroege',
    '2026-12-29 Vroege',
    '2027-01-08 Nacht',
    '2027-01-11 Vroege',
    '2027-01-12 Vroege',
  ])
  expect(await planned('2027-01')).toEqual(['2027-01-08 Nacht', '2027-01-11 Vroege', '2027-01-12 Vroege'])
  const back = await call(world().anna.call, takeBackShifts, takeBack(filled!.planned))
  expect(back.plannedShiftDtos).toEqual([])
  expect(await planned('2027-01')).toEqual([])
})

test('when a night shift at the end of the month would overlap the next day of the pattern, that next day stays free', async () => {
  const long = await givenShiftType(db, world().customerId, { name: 'Lang', start: 300, end: 840, break: null })
  const days = [
    { week: 1, weekday: 4, shiftId: world().night },
    { week: 1, weekday: 5, shiftId: long },
  ]
  const id = await create({ weeks: 1, days })
  const body = await plan(id, '2026-12-31', '2027-01-08')
  expect(shiftsOf(body.filled?.planned)).toEqual(['2026-12-31 Nacht', '2027-01-07 Nacht'])
  expect(skippedOf(body)).toEqual(['2027-01-01 shifts_overlap', '2027-01-08 shifts_overlap'])
})

test('a pattern skips the days of a confirmed month and plans the days of the open month', async () => {
  const id = await create()
  await givenConfirmed(db, { contractId: world().contractId, month: '2026-12' })
  const body = await plan(id, '2026-12-28', '2027-01-15')
  expect(skippedOf(body)).toEqual(['2026-12-28 month_frozen', '2026-12-29 month_frozen'])
  expect(shiftsOf(body.filled?.planned)).toEqual(['2027-01-08 Nacht', '2027-01-11 Vroege', '2027-01-12 Vroege'])
})

test('the undo of a pattern is refused when one of the shifts was changed or removed, or belongs to another person', async () => {
  const { anna, early, customerId } = world()
  const { filled } = await plan(await create())
  const shifts = filled!.planned
  const [first, second] = shifts
  await call(anna.call, editPlannedShift, {
    ...inMonth('2026-12'),
    body: { startDate: '2026-12-02', shiftId: early, id: first!.id, version: first!.version },
  })
  expect(await refused(anna.call, takeBackShifts, takeBack(shifts))).toMatchObject({ code: 'nothing_to_undo' })
  await call(anna.call, removePlannedShift, { ...inMonth('2026-12'), body: { dayOfMonth: 2 } })
  expect(await refused(anna.call, takeBackShifts, takeBack(shifts))).toMatchObject({ code: 'nothing_to_undo' })
  expect(await planned()).toHaveLength(shifts.length - 1)

  const bertId = await givenPerson(db, { firstName: 'Bert' })
  const bert = { call: await app.as(bertId), contractId: await givenContract(db, { personId: bertId, customerId }) }
  const foreign = { params: { contractId: bert.contractId, yearMonth: toYearMonth('2026-12') } }
  expect((await refused(bert.call, takeBackShifts, takeBack(shifts))).status).toBe(404)
  const body = takeBack([second!]).body
  expect(await refused(bert.call, takeBackShifts, { ...foreign, body })).toMatchObject({ code: 'nothing_to_undo' })
})

test('the undo of a pattern is refused for the shifts of a month that was confirmed after the planning', async () => {
  const { contractId, anna } = world()
  const { filled } = await plan(await create())
  await givenConfirmed(db, { contractId, month: '2026-12' })
  expect(await refused(anna.call, takeBackShifts, takeBack(filled!.planned))).toMatchObject({ code: 'month_frozen' })
})

test('when a pattern is used twice at once, each day has one shift', async () => {
  const id = await create()
  const request = { ...inMonth('2026-12'), body: { patternId: id, first: '2026-12-01', last: '2026-12-31' } }
  const outcomes = await Promise.all([
    outcomeOf(world().anna.call, planPattern, request),
    outcomeOf(world().anna.call, planPattern, request),
  ])
  const counts = outcomes.map(({ body }) => body?.filled?.planned.length)
  expect(counts.sort()).toEqual([0, 6])
  expect(await planned()).toHaveLength(6)
})

test('the server refuses a pattern with an existing name, with a shift type of another customer, with a day outside the weeks of the pattern, or without a day', async () => {
  const { anna, contractId, early } = world()
  await create()
  const refusal = (fields: object) =>
    refused(anna.call, createShiftPattern, { params: { contractId }, body: weeksAB(fields) })
  expect(await refusal({ name: 'week a/b' })).toMatchObject({ code: 'pattern_name_taken', status: 409 })
  const elsewhere = await givenShiftType(db, await givenCustomer(db, { name: 'Elders' }))
  const days = (shiftId: number, week = 1) => ({ name: 'Nieuw', days: [{ week, weekday: 1, shiftId }] })
  expect(await refusal(days(elsewhere))).toMatchObject({ code: 'shift_type_of_other_customer' })
  expect(errorsOf(await refusal(days(early, 3)))).toEqual({ days: 'Het Dagen veld is niet geldig' })
  expect(errorsOf(await refusal({ name: 'Nieuw', days: [] }))).toEqual({ days: 'Het Dagen veld is verplicht' })
  expect(await listed()).toHaveLength(1)
})

test('a request for a pattern or a contract of another person gets 404', async () => {
  const { contractId, anna } = world()
  const id = await create()
  const bert = await app.as(await givenPerson(db, { firstName: 'Bert' }))
  expect((await refused(bert, shiftPatterns, { params: { contractId } })).status).toBe(404)
  expect((await refused(bert, removeShiftPattern, { params: { contractId, patternId: id } })).status).toBe(404)
  const other = await givenContract(db, { personId: anna.id, customerId: await givenCustomer(db, { name: 'Elders' }) })
  const body = { patternId: id, first: '2026-12-01', last: '2026-12-31' }
  const params = { contractId: other, yearMonth: toYearMonth('2026-12') }
  expect((await refused(anna.call, planPattern, { params, body })).status).toBe(404)
})

test('a pattern skips an archived shift type, and HR cannot delete a shift type that a pattern uses', async () => {
  const { customerId, anna, early, hr } = world()
  const own = await givenShiftType(db, customerId, {
    name: 'Avond',
    start: 960,
    end: 1320,
    break: null,
    ownerId: anna.id,
  })
  const id = await create({
    weeks: 1,
    days: [
      { week: 1, weekday: 3, shiftId: own },
      { week: 1, weekday: 4, shiftId: early },
    ],
  })
  await call(anna.call, archiveOwnShiftType, { params: { customerId, shiftTypeId: own } })
  const body = await plan(id, '2026-12-01', '2026-12-06')
  expect([shiftsOf(body.filled?.planned), skippedOf(body)]).toEqual([
    ['2026-12-03 Vroege'],
    ['2026-12-02 shift_type_inactive'],
  ])
  await call(anna.call, takeBackShifts, takeBack(body.filled!.planned))
  expect(await refused(hr.call, removeShiftType, { params: { id: customerId, shiftTypeId: early } })).toMatchObject({
    code: 'record_in_use',
    message: 'Dit kan niet verwijderd worden, want het is in gebruik: 1 patroon van een medewerker.',
  })
})

test('a pattern cannot plan a period longer than 92 days, or a period that ends before it begins', async () => {
  const { anna } = world()
  const id = await create()
  const refusal = async (first: string, last: string) =>
    (await refused(anna.call, planPattern, { ...inMonth('2026-12'), body: { patternId: id, first, last } })).code
  expect(await refusal('2026-12-01', '2027-03-03')).toBe('pattern_period_too_long')
  expect(await refusal('2026-12-31', '2026-12-01')).toBe('no_day_chosen')
})

test('the patterns of a contract are deleted sixty days after the end of the contract', async () => {
  await create()
  await db.updateTable('contracts').set({ end_on: '2026-11-20' }).where('id', '=', world().contractId).execute()
  const days = (count: number) => addSeconds(clock.now(), count * 86_400)
  await deleteExpired(db, days(59))
  expect(await listed()).toHaveLength(1)
  await deleteExpired(db, days(62))
  expect(await listed()).toEqual([])
})
