import type { BodyInput, ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import {
  workedMonth,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
  convertWorkedShift,
} from '@uurwerk/contract/timesheets/timesheets'
import { bookAbsence, bookAbsenceFor, monthAbsences } from '@uurwerk/contract/absences/absences'
import {
  createWorkedShiftFor,
  fullTimesheet,
  editWorkedShiftFor,
  removeWorkedShiftFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import { expect, test } from 'vitest'
import { call, refused, request } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenPerson } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const app = await startTestApp()
const { db } = app
const world = eachTest(() => annaAtWork(app))

type NewShift = BodyInput<typeof createWorkedShift>

const period = (start: string, end: string) => ({ startDateTimestamp: start, endDateTimestamp: end })
/** A shift with local times without a UTC offset. A form may send times in this notation. */
const shift = (day: string, from: string, until: string, more: Partial<NewShift> = {}) => ({
  date: day,
  labourPeriod: period(`${day}T${from}`, `${day}T${until}`),
  ...more,
})
const inMonth = (of = world().contractId) => ({ params: { contractId: of, yearMonth: november } })
const enter = (body: NewShift, of = world().contractId) =>
  request(world().anna.call, createWorkedShift, { ...inMonth(of), body })
const edit = (body: BodyInput<typeof editWorkedShift>) =>
  request(world().anna.call, editWorkedShift, { ...inMonth(), body })
const remove = (body: BodyInput<typeof removeWorkedShift>) =>
  request(world().anna.call, removeWorkedShift, { ...inMonth(), body })
const convert = (body: BodyInput<typeof convertWorkedShift>) =>
  request(world().anna.call, convertWorkedShift, { ...inMonth(), body })
const enterByHr = (body: NewShift) => request(world().hr.call, createWorkedShiftFor, { ...inMonth(), body })
const editByHr = (body: BodyInput<typeof editWorkedShiftFor>) =>
  request(world().hr.call, editWorkedShiftFor, { ...inMonth(), body })
const removeByHr = (body: BodyInput<typeof removeWorkedShiftFor>) =>
  request(world().hr.call, removeWorkedShiftFor, { ...inMonth(), body })
const plan = (startDate: string, shiftId = world().early) =>
  call(world().anna.call, planShift, {
    params: { contractId: world().contractId, yearMonth: toYearMonth(startDate.slice(0, 7)) },
    body: { startDate, shiftId },
  })
const linesOf = ({ _embedded }: ResponseOf<typeof workedMonth>) => _embedded.workedShiftDtoList
const read = async () => linesOf(await call(world().anna.call, workedMonth, { params: { yearMonth: november } }))

test('Anna enters a shift that was never planned, with its break, remark and call-out', async () => {
  const answer = await call(
    ...enter(
      shift('2026-11-18', '07:00', '15:30', {
        breakPeriod: period('2026-11-18T12:00', '2026-11-18T12:30'),
        remark: ' ingesprongen ',
        callout: 'CALL_OUT_24',
        interrupted: true,
      }),
    ),
  )
  expect(linesOf(answer)).toEqual([
    {
      id: expect.any(Number),
      version: 1,
      contractId: world().contractId,
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
  expect(answer).toMatchObject({
    timesheets: [{ contractId: world().contractId, locked: false, completed: false, invoiced: false }],
    previousMonthAvailable: true,
    nextMonthAvailable: true,
    removedRecupHolidays: [],
    customerQuestions: [],
    undoId: null,
  })
})

test('a planned shift keeps its title until its times are edited, and keeps its shift type after the edit', async () => {
  await plan('2026-11-18')
  const [planned] = await read()
  const times = { labourPeriod: planned!.labourPeriod, breakPeriod: planned!.breakPeriod }
  const remarked = await call(...edit({ day: 18, idInDay: 0, ...times, remark: 'drukke dag' }))
  expect(linesOf(remarked)[0]).toMatchObject({ title: 'Vroege', remark: 'drukke dag', adjusted: false, version: 2 })
  const longer = await call(
    ...edit({
      day: 18,
      idInDay: 0,
      labourPeriod: period('2026-11-18T07:00', '2026-11-18T16:00'),
    }),
  )
  expect(linesOf(longer)[0]).toMatchObject({
    title: '* Vroege',
    shiftTypeId: world().early,
    breakPeriod: null,
    workedHours: 9,
    remark: '',
  })
})

test('a correction of a shift that was made without a network keeps a remark that the browser had not read', async () => {
  await call(...enter(shift('2026-11-18', '08:00', '16:00', { remark: 'ingesprongen' })))
  const times = { labourPeriod: period('2026-11-18T08:00', '2026-11-18T17:00') }
  const corrected = await call(...edit({ day: 18, idInDay: 0, ...times, remark: '', keepRemark: true }))
  expect(linesOf(corrected)[0]).toMatchObject({ workedHours: 9, remark: 'ingesprongen' })
})

test('Anna can move a shift to another day of its month, but not to another month', async () => {
  await plan('2026-11-18')
  const moved = await call(...edit({ day: 18, labourPeriod: period('2026-11-19T07:00', '2026-11-19T15:00') }))
  expect(linesOf(moved)[0]).toMatchObject({ startDate: '2026-11-19' })
  const away = await refused(...edit({ day: 19, labourPeriod: period('2026-12-01T07:00', '2026-12-01T15:00') }))
  expect([away.status, away.code]).toEqual([422, 'shift_outside_month'])
})

test('a day can have two shifts that follow each other without an overlap, and their numbers follow the order of their start times', async () => {
  await call(...enter(shift('2026-11-18', '13:00', '17:00')))
  await call(...enter(shift('2026-11-18', '08:00', '13:00', { remark: 'eerste' })))
  const overlapping = await refused(...enter(shift('2026-11-18', '16:59', '18:00')))
  expect([overlapping.status, overlapping.code]).toEqual([409, 'shifts_overlap'])
  const lines = await read()
  expect(lines.map((line) => [line.labourPeriodStartHours, line.idInDayForCustomer])).toEqual([
    ['08:00', 0],
    ['13:00', 1],
  ])
})

test('when Anna deletes the first shift of a day in one tab, an edit in another tab still changes the right shift', async () => {
  await call(...enter(shift('2026-11-18', '08:00', '12:00')))
  const second = linesOf(await call(...enter(shift('2026-11-18', '13:00', '17:00'))))[1]
  await call(...remove({ day: 18, idInDay: 0 }))
  const body = {
    day: 18,
    idInDay: 1,
    id: second!.id,
    version: 1,
    labourPeriod: period('2026-11-18T13:00', '2026-11-18T18:00'),
  }
  const edited = await call(...edit(body))
  expect(linesOf(edited)).toEqual([
    expect.objectContaining({ id: second!.id, labourPeriodEndHours: '18:00', idInDayForCustomer: 0 }),
  ])
})

test('when two users edit one version of a shift, the second edit is refused with the current shift and the person who changed it', async () => {
  await plan('2026-11-18')
  const [line] = await read()
  const later = { day: 18, id: line!.id, version: 1, labourPeriod: period('2026-11-18T08:00', '2026-11-18T16:00') }
  await call(...editByHr(later))
  const refusal = await refused(...edit({ ...later, remark: 'te laat' }))
  expect([refusal.status, refusal.code, refusal.changedBy]).toEqual([409, 'stale', 'Wim Goossens'])
  expect(refusal.current).toMatchObject({
    id: line!.id,
    version: 2,
    labourPeriodStartHours: '08:00',
    editedByAdmin: true,
  })
})

test('a shift that does not exist cannot be edited, removed or converted', async () => {
  const labourPeriod = period('2026-11-18T07:00', '2026-11-18T15:00')
  const answers = [
    await refused(...edit({ day: 18, idInDay: 0, labourPeriod })),
    await refused(...edit({ day: 18, id: 999_999, labourPeriod })),
    await refused(...remove({ day: 18, idInDay: 0 })),
    await refused(...convert({ dayOfMonth: 18, idInDay: 0 })),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'no_shift_on_day']))
})

test('when Anna converts a shift to sickness, a whole day of sickness replaces the half day of absence on that day', async () => {
  const { hr, anna } = world()
  await plan('2026-11-18')
  const half = { dayOfMonth: 18, absenceCategory: 'UNPAID_LEAVE', fullDay: false } as const
  const booked = await call(hr.call, bookAbsenceFor, { params: { userId: anna.id, yearMonth: november }, body: half })
  expect(booked.absenceDtos).toHaveLength(1)
  const answer = await call(...convert({ dayOfMonth: 18, idInDay: 0 }))
  expect(linesOf(answer)).toEqual([])
  const body = await call(anna.call, monthAbsences, { params: { yearMonth: november } })
  expect(body.absenceDtos).toEqual([
    expect.objectContaining({ date: '2026-11-18', absenceCategory: 'SICK_LEAVE', fullDay: true, hours: 7.6 }),
  ])
})

test('when Anna converts a shift on a public holiday to sickness, the ‘Feestdag recup’ that she booked for it is removed', async () => {
  await plan('2026-11-11')
  const body = { dayOfMonth: 30, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true } as const
  await call(world().anna.call, bookAbsence, { params: { yearMonth: november }, body })
  const answer = await call(...convert({ dayOfMonth: 11, idInDay: 0 }))
  expect(answer.removedRecupHolidays).toEqual(['2026-11-30'])
})

test('a shift cannot be converted to sickness while the day has another shift', async () => {
  await call(...enter(shift('2026-11-18', '08:00', '12:00')))
  await call(...enter(shift('2026-11-18', '13:00', '17:00')))
  const { status, code } = await refused(...convert({ dayOfMonth: 18, idInDay: 1 }))
  expect([status, code]).toEqual([409, 'other_shift_on_day'])
})

test('HR adds, edits and removes a shift of Anna, and the answer is the full timesheet', async () => {
  const created = await call(...enterByHr(shift('2026-11-18', '07:00', '15:00', { shiftTypeId: world().early })))
  expect(created).toMatchObject({
    contractId: world().contractId,
    userId: world().anna.id,
    username: 'Anna Peeters',
    workedHoursMinusAbsences: 8,
  })
  expect(created.workedShiftDtos[0]).toMatchObject({ title: '* Vroege', editedByAdmin: true, adjusted: true })
  const edited = await call(
    ...editByHr({
      day: '2026-11-18',
      labourPeriod: period('2026-11-18T07:00', '2026-11-18T16:00'),
    }),
  )
  expect(edited.workedShiftDtos[0]).toMatchObject({ workedHours: 9 })
  expect((await call(...removeByHr({ day: 18 }))).workedShiftDtos).toEqual([])
})

test('HR can enter the same values as the employee: break, remark, call-out, interruption and shift type', async () => {
  const body = await call(
    ...enterByHr(
      shift('2026-11-18', '07:00', '15:30', {
        breakPeriod: period('2026-11-18T12:00', '2026-11-18T12:30'),
        remark: 'ingesprongen',
        callout: 'CALL_OUT_48',
        interrupted: true,
        shiftTypeId: world().early,
      }),
    ),
  )
  expect(body.workedShiftDtos).toMatchObject([
    {
      breakPeriod: period('2026-11-18T12:00:00+01:00', '2026-11-18T12:30:00+01:00'),
      workedHours: 8,
      remark: 'ingesprongen',
      callout: 'CALL_OUT_48',
      interrupted: true,
      shiftTypeId: world().early,
    },
  ])
})

test('Anna cannot change the shift of a colleague or use the calls of HR', async () => {
  const { customerId, anna } = world()
  const berts = await givenContract(db, { personId: await givenPerson(db), customerId })
  expect((await refused(...enter(shift('2026-11-18', '07:00', '15:00'), berts))).status).toBe(404)
  expect(
    (
      await refused(anna.call, createWorkedShiftFor, {
        params: { contractId: berts, yearMonth: november },
        body: shift('2026-11-18', '07:00', '15:00'),
      })
    ).status,
  ).toBe(403)
  expect((await refused(anna.call, fullTimesheet, { params: { contractId: berts, yearMonth: november } })).status).toBe(
    403,
  )
})
