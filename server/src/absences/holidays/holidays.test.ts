import { toDay } from '@uurwerk/domain/time/day'
import { addHoliday, holidays, removeHoliday } from '@uurwerk/contract/absences/holidays'
import { bookAbsence, bookAbsenceFor, bookAbsences, monthAbsences } from '@uurwerk/contract/absences/absences'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { createPerson } from '@uurwerk/contract/people/people'
import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { describe, expect, test } from 'vitest'
import { call, errorsOf, outcomeOf, refusalOf, refused, request, refusedWith } from '../../testing/call.ts'
import {
  givenConfirmed,
  givenCounter,
  givenInvoiced,
  givenVacationApproved,
  ledgerOf,
} from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenColleague } from '../../testing/world/annaAtWork.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenCustomer, givenHr, givenShiftType } from '../../testing/world/world.ts'
import { readPrintedTimesheet } from '../../timesheets/full/fullTimesheetStore.ts'
import { timesheetDocument } from '../../timesheets/full/timesheetDocument.ts'

const november = toYearMonth('2026-11')
const december = toYearMonth('2026-12')
const september = toYearMonth('2026-09')

const { db, as } = await startTestApp()
const { call: wim } = await givenHr({ db, as }, 'Wim')
const customerId = await givenCustomer(db)
const early = await givenShiftType(db, customerId)
const night = await givenShiftType(db, customerId, { name: 'Nacht', start: 1320, end: 360, break: null })

const givenAnna = (fields: { from?: string } = {}) => givenColleague({ db, as }, { customerId, ...fields })

const add = (date: string, name = 'Brugdag') => request(wim, addHoliday, { body: { date, name } })
const remove = (date: string) => request(wim, removeHoliday, { params: { day: toDay(date) } })
const grantsOf = async (personId: number) => (await ledgerOf(db, personId)).map(({ halfDays }) => halfDays / 2)

test('HR adds a company holiday to the ten legal holidays, and removes the company holiday again', async () => {
  expect((await call(wim, holidays, { params: { year: 2025 } }))._embedded.holidayDtoList).toHaveLength(10)
  const body = await call(...add('2025-12-26', 'Tweede kerstdag'))
  expect(body._embedded.holidayDtoList.slice(-2)).toEqual([
    { date: '2025-12-25', name: 'Kerstmis', legal: true, actions: { remove: { code: 'holiday_legal' } } },
    { date: '2025-12-26', name: 'Tweede kerstdag', legal: false, actions: { remove: null } },
  ])
  expect((await call(...remove('2025-12-26')))._embedded.holidayDtoList).toHaveLength(10)
  expect((await refused(...remove('2025-12-26'))).status).toBe(404)
})

test('HR cannot add a holiday twice, and cannot remove a legal holiday', async () => {
  expect((await refused(...add('2025-11-11'))).code).toBe('holiday_exists')
  expect(statusesOf(await Promise.all([outcomeOf(...add('2025-02-03')), outcomeOf(...add('2025-02-03'))]))).toEqual([
    201, 409,
  ])
  expect((await refused(...remove('2025-11-11'))).code).toBe('holiday_legal')
})

test.each([
  ['that is empty', {}, ['date', 'name']],
  ['with a day that does not exist', { date: '2025-02-30', name: 'x' }, ['date']],
  ['with a day before 1900', { date: '1899-12-31', name: 'x' }, ['date']],
  ['with a day after 2199', { date: '2200-01-01', name: 'x' }, ['date']],
  ['with an empty name', { date: '2025-03-03', name: ' ' }, ['name']],
  ['with a number for the day and a name that is too long', { date: 20250303, name: 'x'.repeat(61) }, ['date', 'name']],
])('a request to add a holiday %s is refused', async (_what, body, paths) => {
  const refusal = await refusedWith(wim, addHoliday, { body })
  expect(refusal).toMatchObject({ status: 422, code: 'invalid' })
  expect(Object.keys(errorsOf(refusal))).toEqual(paths)
})

test('a request to add a holiday without an object in its body is refused', async () => {
  expect(await refusedWith(wim, addHoliday, { body: null })).toMatchObject({ status: 422, code: 'invalid' })
})

test('HR can add holidays from 1900 to 2199', async () => {
  for (const date of ['1900-01-02', '2199-12-31']) {
    const { _embedded } = await call(...add(date))
    expect(_embedded.holidayDtoList.map((holiday) => holiday.date)).toContain(date)
  }
})

test('a request to remove a holiday gets 404 when its address contains no valid day', async () => {
  expect((await refusedWith(wim, removeHoliday, { params: { day: 'morgen' } })).status).toBe(404)
})

test('a company holiday counts in the calendar and in the balance, and nobody can book an absence on that day', async () => {
  const anna = await givenAnna()
  const before = (await call(anna.call, monthAbsences, { params: { yearMonth: november } })).timeSheetHoursDto
  await call(...add('2026-11-27'))
  const body = await call(anna.call, monthAbsences, { params: { yearMonth: november } })
  expect(body.holidayDtos).toContainEqual({ date: '2026-11-27', name: 'Brugdag' })
  expect(body.timeSheetHoursDto).toMatchObject({ needed: before.needed, counted: before.counted + 7.6 })
  const full = await call(wim, fullTimesheet, { params: { contractId: anna.contractId, yearMonth: november } })
  expect(full.holidayDtos).toContainEqual({ date: '2026-11-27', name: 'Brugdag' })
  const yearMonth = toYearMonth('2026-11')
  const row = (await readPrintedTimesheet(db, { contractId: anna.contractId, yearMonth }))!
  const printed = await timesheetDocument(db, row, { contractId: anna.contractId, yearMonth, audience: 'customer' })
  expect(printed.holidays).toContainEqual({ day: '2026-11-27', name: 'Brugdag' })
  const sick = (day: number) =>
    request(wim, bookAbsenceFor, {
      params: { userId: anna.id, yearMonth: november },
      body: { dayOfMonth: day, absenceCategory: 'SICK_LEAVE', fullDay: true },
    })
  expect((await refused(...sick(27))).code).toBe('no_absence_on_free_day')
  await givenVacationApproved(db, anna.id)
  await givenCounter(db, { personId: anna.id, days: 2 })
  const range = await call(anna.call, bookAbsences, {
    params: { yearMonth: november },
    body: {
      startDateOfFirstAbsence: '2026-11-26',
      startDateOfLastAbsence: '2026-11-30',
      absenceCategory: 'VACATION',
      fullDay: true,
    },
  })
  expect(range.absenceDtos.map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-30'])
  await call(...remove('2026-11-27'))
  await call(...sick(27))
})

test('HR cannot add a company holiday on a day with absences, and the refusal shows the absent people', async () => {
  const anna = await givenAnna()
  const book = { dayOfMonth: 7, absenceCategory: 'SICK_LEAVE', fullDay: false } as const
  await call(wim, bookAbsenceFor, { params: { userId: anna.id, yearMonth: december }, body: book })
  expect(await refused(...add('2026-12-07'))).toMatchObject({
    status: 409,
    code: 'holiday_occupied',
    message: 'Op deze dag staan al afwezigheden: Anna Peeters. Verwijder die eerst.',
  })
  expect((await call(anna.call, monthAbsences, { params: { yearMonth: december } })).holidayDtos).toHaveLength(1)
})

test('for each holiday, the list of holidays contains the same refusal as the request to remove the holiday', async () => {
  const [anna, bea] = [await givenAnna(), await givenAnna()]
  for (const date of ['2024-03-15', '2024-04-12', '2024-06-14']) await call(...add(date))
  await givenConfirmed(db, { contractId: anna.contractId, month: '2024-03' })
  await givenInvoiced(db, { contractId: bea.contractId, month: '2024-04' })
  const { holidayDtoList: listed } = (await call(wim, holidays, { params: { year: 2024 } }))._embedded
  expect(listed.filter(({ legal }) => !legal).map(({ actions }) => actions.remove?.code ?? null)).toEqual([
    'holiday_in_fixed_month',
    'holiday_in_fixed_month',
    null,
  ])
  for (const { date, actions } of listed)
    expect((await refusalOf(...remove(date)))?.code ?? null).toBe(actions.remove?.code ?? null)
})

test('HR cannot add or remove a holiday in a month that somebody confirmed or that is invoiced', async () => {
  const [anna, bea] = [await givenAnna(), await givenAnna()]
  await call(...add('2026-05-15'))
  await givenConfirmed(db, { contractId: anna.contractId, month: '2026-05' })
  await givenInvoiced(db, { contractId: bea.contractId, month: '2026-06' })
  expect((await refused(...add('2026-05-22'))).code).toBe('holiday_in_fixed_month')
  expect((await refused(...remove('2026-05-15'))).code).toBe('holiday_in_fixed_month')
  expect((await refused(...add('2026-06-05'))).code).toBe('holiday_in_fixed_month')
})

describe('‘Feestdag recup’ for a company holiday', () => {
  test('a new company holiday gives ‘Feestdag recup’ to people with a shift on that day, also for a night shift that ends on that day', async () => {
    const [anna, bert, carla] = [await givenAnna(), await givenAnna(), await givenAnna()]
    const plan = (who: typeof anna, day: string, shiftId: number) =>
      call(who.call, planShift, {
        params: { contractId: who.contractId, yearMonth: november },
        body: { startDate: day, shiftId },
      })
    await plan(anna, '2026-11-23', early)
    await plan(bert, '2026-11-22', night)
    await call(...add('2026-11-23'))
    expect([await grantsOf(anna.id), await grantsOf(bert.id), await grantsOf(carla.id)]).toEqual([[1], [1], []])
    await plan(carla, '2026-11-23', early)
    expect(await grantsOf(carla.id)).toEqual([1])
    await call(...remove('2026-11-23'))
    expect([await grantsOf(anna.id), await grantsOf(bert.id), await grantsOf(carla.id)]).toEqual([
      [1, -1],
      [1, -1],
      [1, -1],
    ])
  })

  test('a company holiday on a weekend gives ‘Feestdag recup’ to all present and later employees, and its removal also removes a booked day', async () => {
    const [anna, late] = [await givenAnna(), await givenAnna({ from: '2026-12-01' })]
    await call(...add('2026-11-28'))
    expect([await grantsOf(anna.id), await grantsOf(late.id)]).toEqual([[1], []])
    const bea = await call(wim, createPerson, {
      body: {
        firstName: 'Bea',
        lastName: 'Claes',
        email: 'bea.claes@uurwerk.example',
        partTimePercentage: 100,
        sickDayHours: 7.6,
        employmentStartDate: '2026-11-01',
        provider: 'GOOGLE',
        roles: ['ROLE_USER'],
      },
    })
    expect(
      (await ledgerOf(db, bea.id)).filter(({ counter }) => counter === 'RECUPERATION_HOLIDAY').length,
    ).toBeGreaterThan(0)
    await call(anna.call, bookAbsence, {
      params: { yearMonth: december },
      body: { dayOfMonth: 21, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true },
    })
    const body = await call(...remove('2026-11-28'))
    expect(body.warning).toBe(
      "Volgende dagen 'Feestdag recup' zijn verwijderd, omdat er geen saldo meer voor is: Anna Peeters (21-12-2026).",
    )
    expect(await call(anna.call, monthAbsences, { params: { yearMonth: december } })).toMatchObject({
      absenceDtos: [],
      remainingRecuperationHolidays: 0,
    })
    const audited = await db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'remove holiday')
      .execute()
    expect(JSON.stringify(audited)).toContain('2026-12-21')
  })
})

test('work on a company holiday is invoiced with the holiday premium', async () => {
  const anna = await givenAnna()
  await call(anna.call, planShift, {
    params: { contractId: anna.contractId, yearMonth: toYearMonth('2026-10') },
    body: { startDate: '2026-10-29', shiftId: early },
  })
  const percentages = async () => {
    const body = { contractId: anna.contractId, userId: anna.id, yearMonthString: '2026-10' }
    const bill = await call(wim, calculateInvoice, { body })
    return bill.lines.map(({ premium }) => premium)
  }
  expect(await percentages()).toEqual([null])
  await call(...add('2026-10-29'))
  expect(await percentages()).toEqual(['HOLIDAY'])
})

test('when employees plan and book on a day while HR makes that day a company holiday, each employee gets the right ‘Feestdag recup’', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => givenAnna()))
  const plans = people.map(({ call: session, contractId }) =>
    outcomeOf(session, planShift, {
      params: { contractId, yearMonth: september },
      body: { startDate: '2026-09-14', shiftId: early },
    }),
  )
  const sick = await givenAnna()
  const book = outcomeOf(wim, bookAbsenceFor, {
    params: { userId: sick.id, yearMonth: september },
    body: { dayOfMonth: 14, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const [added, booked] = await Promise.all([outcomeOf(...add('2026-09-14')), book, ...plans])
  expect(statusesOf([added, booked]).filter((status) => status < 300)).toHaveLength(1)
  const granted = await Promise.all(people.map(({ id }) => grantsOf(id)))
  expect(granted).toEqual(people.map(() => (added.status === 201 ? [1] : [])))
})
