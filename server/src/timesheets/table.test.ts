import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Caller } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../testing/world.ts'

const { db, as } = await startTestApp()

let anna: { id: number; call: Caller }
let hr: Caller
let customerId: number
let early: number
let contractId: number

beforeAll(async () => {
  hr = await as(await givenPerson(db, { firstName: 'Wim', lastName: 'Goossens', roles: ['ROLE_ADMIN'] }))
  customerId = await givenCustomer(db)
  early = await givenShiftType(db, customerId)
})

beforeEach(async () => {
  const id = await givenPerson(db)
  anna = { id, call: await as(id) }
  contractId = await givenContract(db, { personId: id, customerId })
})

type Fields = Readonly<Record<string, unknown>>

const period = (start: string, end: string) => ({ startDateTimestamp: start, endDateTimestamp: end })
/** A shift of a day by the clock, without offset, as a form may send it. */
const shift = (day: string, from: string, until: string, more: Fields = {}) => ({
  date: day,
  labourPeriod: period(`${day}T${from}`, `${day}T${until}`),
  ...more,
})
const own = (action: string, body: Fields, yearMonth = '2026-11', of = contractId) =>
  anna.call.put(`/timesheet/${of}/${yearMonth}/worked/${action}`, { body })
const forHr = (action: string, body: Fields, yearMonth = '2026-11', of = contractId) =>
  hr.put(`/administration/timesheet/${of}/${yearMonth}/worked/${action}`, { body })
const plan = (startDate: string, shiftId = early) =>
  anna.call.put(`/timesheet/${contractId}/${startDate.slice(0, 7)}/planned/addshift`, { body: { startDate, shiftId } })
const linesOf = (answer: { body: { _embedded: { workedShiftDtoList: Fields[] } } }) =>
  answer.body._embedded.workedShiftDtoList

test('Anna enters a shift that was never planned, with its break, remark and call-out', async () => {
  const answer = await own(
    'createshift',
    shift('2026-11-18', '07:00', '15:30', {
      breakPeriod: period('2026-11-18T12:00', '2026-11-18T12:30'),
      remark: ' ingesprongen ',
      callout: 'CALL_OUT_24',
      interrupted: true,
    }),
  )
  expect(answer.status).toBe(200)
  expect(linesOf(answer)).toEqual([
    {
      id: expect.any(Number),
      version: 1,
      contractId,
      customerName: expect.stringContaining('AZ Klaverveld'),
      shiftTypeId: null,
      title: '* Shift',
      name: 'Shift',
      startDate: '2026-11-18',
      labourPeriod: period('2026-11-18T07:00:00+01:00', '2026-11-18T15:30:00+01:00'),
      labourPeriodStartHours: '07:00',
      labourPeriodEndHours: '15:30',
      breakPeriod: period('2026-11-18T12:00:00+01:00', '2026-11-18T12:30:00+01:00'),
      breakPeriodStartHours: '12:00',
      breakPeriodEndHours: '12:30',
      workedHours: 8,
      color: '#FFFFFF',
      textColor: '#000000',
      remark: 'ingesprongen',
      callout: 'CALL_OUT_24',
      interrupted: true,
      adjusted: true,
      editedByAdmin: false,
      idInDayForCustomer: 0,
    },
  ])
  expect(answer.body).toMatchObject({
    timesheets: [{ contractId, locked: false, completed: false, invoiced: false }],
    previousMonthAvailable: true,
    nextMonthAvailable: true,
    removedRecupHolidays: [],
  })
})

test.each([
  ['an end before the start is the next day', '2026-11-18T22:00', '2026-11-18T06:00', 8],
  ['an end on the next day is meant as it is', '2026-11-18T22:00', '2026-11-19T06:00', 8],
  ['an offset is read', '2026-11-18T06:00:00Z', '2026-11-18T14:00:00Z', 8],
  ['five minutes are 0.08 hours', '2026-11-18T07:00', '2026-11-18T07:05', 0.08],
])('%s', async (_sentence, start, end, workedHours) => {
  const answer = await own('createshift', { date: '2026-11-18', labourPeriod: period(start, end) })
  expect(linesOf(answer)[0]).toMatchObject({ workedHours })
})

test.each([
  [
    'the night in which the clock goes back is nine hours',
    '2026-10-24T22:00',
    '2026-10-24T06:00',
    9,
    '2026-10-25T06:00:00+01:00',
  ],
  [
    'the night in which it goes forward is seven',
    '2027-03-27T22:00',
    '2027-03-28T06:00',
    7,
    '2027-03-28T06:00:00+02:00',
  ],
])('%s', async (_sentence, start, end, workedHours, endsAt) => {
  const day = start.slice(0, 10)
  const answer = await own('createshift', { date: day, labourPeriod: period(start, end) }, day.slice(0, 7))
  expect(linesOf(answer)[0]).toMatchObject({ workedHours, labourPeriod: { endDateTimestamp: endsAt } })
})

const pause = (start: string, end: string) => ({ breakPeriod: period(`2026-11-18T${start}`, `2026-11-18T${end}`) })
test.each<[string, Fields, string]>([
  ['equal times', shift('2026-11-18', '07:00', '07:00'), 'shift_end_equals_start'],
  [
    'a date that is not the day of the start',
    { ...shift('2026-11-18', '07:00', '15:00'), date: '2026-11-19' },
    'shift_starts_on_another_day',
  ],
  ['a day of another month', shift('2026-12-01', '07:00', '15:00'), 'shift_outside_month'],
  ['a break before the shift', shift('2026-11-18', '07:00', '15:00', pause('06:00', '06:30')), 'break_outside_shift'],
  [
    'a break as long as the shift',
    shift('2026-11-18', '07:00', '15:00', pause('07:00', '15:00')),
    'break_not_shorter_than_shift',
  ],
  ['a break of no length', shift('2026-11-18', '07:00', '15:00', pause('12:00', '12:00')), 'break_end_equals_start'],
  [
    'a shift of two days',
    { date: '2026-11-18', labourPeriod: period('2026-11-18T07:00', '2026-11-20T07:00') },
    'shift_longer_than_a_day',
  ],
])('%s is refused', async (_sentence, body, code) => {
  const answer = await own('createshift', body)
  expect([answer.status, answer.body.code]).toEqual([422, code])
})

test('a time that the clock skips is refused', async () => {
  const { status, body } = await own('createshift', shift('2027-03-28', '02:30', '06:00'), '2027-03')
  expect([status, body.code]).toEqual([422, 'time_does_not_exist'])
})

test('all that is wrong with a form is told at once', async () => {
  const { status, body } = await own('createshift', {
    labourPeriod: { startDateTimestamp: '2026-11-18T07:00:30', endDateTimestamp: 'straks' },
    breakPeriod: { startDateTimestamp: '2026-11-18T12:00' },
    remark: 'x'.repeat(45),
    callout: 'CALL_OUT_72',
  })
  expect(status).toBe(422)
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'breakPeriod.endDateTimestamp',
    'callout',
    'date',
    'labourPeriod.endDateTimestamp',
    'labourPeriod.startDateTimestamp',
    'remark',
  ])
})

test('a planned shift keeps its name until its times are edited, and its type after that', async () => {
  await plan('2026-11-18')
  const [planned] = linesOf(await anna.call.get('/timesheet/2026-11/worked'))
  const times = { labourPeriod: planned?.['labourPeriod'], breakPeriod: planned?.['breakPeriod'] }
  const remarked = await own('updateshift', { day: 18, idInDay: 0, ...times, remark: 'drukke dag' })
  expect(linesOf(remarked)[0]).toMatchObject({ title: 'Vroege', remark: 'drukke dag', adjusted: false, version: 2 })
  const longer = await own('updateshift', {
    day: 18,
    idInDay: 0,
    labourPeriod: period('2026-11-18T07:00', '2026-11-18T16:00'),
  })
  expect(linesOf(longer)[0]).toMatchObject({
    title: '* Vroege',
    shiftTypeId: early,
    breakPeriod: null,
    workedHours: 9,
    remark: '',
  })
})

test('a shift moves to another day of its month, not of another', async () => {
  await plan('2026-11-18')
  const moved = await own('updateshift', { day: 18, labourPeriod: period('2026-11-19T07:00', '2026-11-19T15:00') })
  expect(linesOf(moved)[0]).toMatchObject({ startDate: '2026-11-19' })
  const away = await own('updateshift', { day: 19, labourPeriod: period('2026-12-01T07:00', '2026-12-01T15:00') })
  expect([away.status, away.body.code]).toEqual([422, 'shift_outside_month'])
})

test('the table holds two shifts of a day, touching but not overlapping, and numbers them by start', async () => {
  await own('createshift', shift('2026-11-18', '13:00', '17:00'))
  await own('createshift', shift('2026-11-18', '08:00', '13:00', { remark: 'eerste' }))
  const overlapping = await own('createshift', shift('2026-11-18', '16:59', '18:00'))
  expect([overlapping.status, overlapping.body.code]).toEqual([409, 'shifts_overlap'])
  const lines = linesOf(await anna.call.get('/timesheet/2026-11/worked'))
  expect(lines.map((line) => [line['labourPeriodStartHours'], line['idInDayForCustomer']])).toEqual([
    ['08:00', 0],
    ['13:00', 1],
  ])
})

test('deleting the first shift of a day while another tab edits the second edits the right one', async () => {
  await own('createshift', shift('2026-11-18', '08:00', '12:00'))
  const second = linesOf(await own('createshift', shift('2026-11-18', '13:00', '17:00')))[1]
  await own('removeshift', { day: 18, idInDay: 0 })
  const body = {
    day: 18,
    idInDay: 1,
    id: second?.['id'],
    version: 1,
    labourPeriod: period('2026-11-18T13:00', '2026-11-18T18:00'),
  }
  const edited = await own('updateshift', body)
  expect(linesOf(edited)).toEqual([
    expect.objectContaining({ id: second?.['id'], labourPeriodEndHours: '18:00', idInDayForCustomer: 0 }),
  ])
})

test('two edits of one version: the second sees what the first made of it, and who made it', async () => {
  await plan('2026-11-18')
  const [line] = linesOf(await anna.call.get('/timesheet/2026-11/worked'))
  const edit = { day: 18, id: line?.['id'], version: 1, labourPeriod: period('2026-11-18T08:00', '2026-11-18T16:00') }
  await forHr('updateshift', edit)
  const { status, body } = await own('updateshift', { ...edit, remark: 'te laat' })
  expect([status, body.code, body.changedBy]).toEqual([409, 'stale', 'Wim Goossens'])
  expect(body.current).toMatchObject({
    id: line?.['id'],
    version: 2,
    labourPeriodStartHours: '08:00',
    editedByAdmin: true,
  })
})

test('what is not there cannot be edited, removed or converted', async () => {
  const labourPeriod = period('2026-11-18T07:00', '2026-11-18T15:00')
  const answers = [
    await own('updateshift', { day: 18, idInDay: 0, labourPeriod }),
    await own('updateshift', { day: 18, id: 999_999, labourPeriod }),
    await own('removeshift', { day: 18, idInDay: 0 }),
    await own('turnintoabsence', { dayOfMonth: 18, idInDay: 0 }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([404, 'no_shift_on_day']))
})

test('Anna turns a shift into sickness, and a half day of absence there is given back', async () => {
  await plan('2026-11-18')
  const half = { dayOfMonth: 18, absenceCategory: 'UNPAID_LEAVE', fullDay: false }
  const booked = await hr.put(`/administration/timesheet/${anna.id}/2026-11/planned/addabsence`, { body: half })
  expect(booked.body.absenceDtos).toHaveLength(1)
  const answer = await own('turnintoabsence', { dayOfMonth: 18, idInDay: 0 })
  expect(answer.status).toBe(200)
  expect(linesOf(answer)).toEqual([])
  const { body } = await anna.call.get('/timesheet/2026-11/absences')
  expect(body.absenceDtos).toEqual([
    expect.objectContaining({ date: '2026-11-18', absenceCategory: 'SICK_LEAVE', fullDay: true, hours: 7.6 }),
  ])
})

test('a shift with another beside it on its day is not turned into sickness', async () => {
  await own('createshift', shift('2026-11-18', '08:00', '12:00'))
  await own('createshift', shift('2026-11-18', '13:00', '17:00'))
  const { status, body } = await own('turnintoabsence', { dayOfMonth: 18, idInDay: 1 })
  expect([status, body.code]).toEqual([409, 'other_shift_on_day'])
})

test('HR adds, edits and removes a shift of Anna’s, and gets the full timesheet back', async () => {
  const created = await forHr('createshift', shift('2026-11-18', '07:00', '15:00', { shiftTypeId: early }))
  expect(created.status).toBe(200)
  expect(created.body).toMatchObject({
    contractId,
    userId: anna.id,
    username: 'Anna Peeters',
    workedHoursMinusAbsences: 8,
  })
  expect(created.body.workedShiftDtos[0]).toMatchObject({ title: '* Vroege', editedByAdmin: true, adjusted: true })
  const edited = await forHr('updateshift', {
    day: '2026-11-18',
    labourPeriod: period('2026-11-18T07:00', '2026-11-18T16:00'),
  })
  expect(edited.body.workedShiftDtos[0]).toMatchObject({ workedHours: 9 })
  expect((await forHr('removeshift', { day: 18 })).body.workedShiftDtos).toEqual([])
})

test('a shift of a colleague is out of Anna’s reach, and HR’s calls are too', async () => {
  const berts = await givenContract(db, { personId: await givenPerson(db), customerId })
  expect((await own('createshift', shift('2026-11-18', '07:00', '15:00'), '2026-11', berts)).status).toBe(404)
  const path = `/administration/timesheet/${berts}/2026-11/worked`
  expect((await anna.call.put(`${path}/createshift`, { body: shift('2026-11-18', '07:00', '15:00') })).status).toBe(403)
  expect((await anna.call.get(path)).status).toBe(403)
})

test('the night over the end of the month is one record, in October', async () => {
  await own(
    'createshift',
    { date: '2026-10-31', labourPeriod: period('2026-10-31T22:00', '2026-10-31T06:00') },
    '2026-10',
  )
  expect(linesOf(await anna.call.get('/timesheet/2026-10/worked'))).toHaveLength(1)
  expect(linesOf(await anna.call.get('/timesheet/2026-11/worked'))).toEqual([])
})
