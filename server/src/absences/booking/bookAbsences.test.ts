import type { BodyInput } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import {
  bookAbsence,
  bookAbsences,
  removeAbsence,
  bookAbsenceFor,
  bookSpecificAbsenceFor,
} from '@uurwerk/contract/absences/absences'
import { absenceCounters } from '@uurwerk/contract/balances/balances'
import { describe, expect, test } from 'vitest'
import { call, refused, errorsOf, refusedWith, request } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenInvoiced, givenShift, ledgerOf } from '../../testing/world/people/leave.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { givenContract, givenCustomer } from '../../testing/world/world.ts'

const november = toYearMonth('2026-11')

const { db, hr, givenAnna } = await annasLeaveWorld({ days: 2, approved: true })

const vacation = (dayOfMonth: number | string, fullDay = true) => ({
  params: { yearMonth: november },
  body: { dayOfMonth, absenceCategory: 'VACATION' as const, fullDay },
})
const book = (anna: Caller, dayOfMonth: number | string, fullDay?: boolean) =>
  request(anna, bookAbsence, vacation(dayOfMonth, fullDay))
const vacationOf = (userId: number, dayOfMonth: number, fullDay?: boolean) => ({
  params: { userId, yearMonth: november },
  body: vacation(dayOfMonth, fullDay).body,
})
const bookByHr = (...wanted: Parameters<typeof vacationOf>) => request(hr, bookAbsenceFor, vacationOf(...wanted))

describe('a booking of vacation by Anna', () => {
  test('Anna books a full day of vacation, and the answer contains the absence and the days left', async () => {
    const { personId, anna } = await givenAnna()
    const body = await call(...book(anna, 16))
    expect(body.absenceDtos).toEqual([
      expect.objectContaining({
        date: '2026-11-16',
        start: '2026-11-16',
        hours: 7.6,
        fullDay: true,
        title: 'Vakantie volledige dag',
        absenceCategory: 'VACATION',
        editedByAdmin: false,
        version: 1,
        absenceType: {
          absenceCategory: 'VACATION',
          fullDay: true,
          vacationCategory: 'STATUTORY_VACATION',
          userReadableFormat: 'Vakantie volledige dag',
        },
      }),
    ])
    expect(body.remainingVacationDays).toBe(1)
    expect(body.timeSheetHoursDto.counted).toBe(15.2)
    expect((await ledgerOf(db, personId)).at(-1)).toEqual({
      counter: 'STATUTORY_VACATION',
      halfDays: -2,
      reason: 'afwezigheid geboekt',
    })
  })

  test('a week of vacation with the public holiday of 11 November uses four days', async () => {
    const { anna } = await givenAnna({ days: 4 })
    const range = { startDateOfFirstAbsence: '2026-11-07', startDateOfLastAbsence: '2026-11-13' }
    const body = await call(anna, bookAbsences, {
      params: { yearMonth: november },
      body: { ...range, absenceCategory: 'VACATION', fullDay: true },
    })
    expect(body.absenceDtos.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'])
    expect(body.remainingVacationDays).toBe(0)
  })

  test('a booking of several days that exceeds the balance books no day', async () => {
    const { personId, anna } = await givenAnna({ days: 3 })
    const range = { startDateOfFirstAbsence: '2026-11-09', startDateOfLastAbsence: '2026-11-13' }
    const body = await refused(anna, bookAbsences, {
      params: { yearMonth: november },
      body: { ...range, absenceCategory: 'VACATION', fullDay: true },
    })
    expect({ status: body.status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'balance_too_low',
      message: 'Onvoldoende saldo: er rest 3 dagen.',
    })
    expect(await ledgerOf(db, personId)).toHaveLength(1)
  })

  test('a full day of vacation uses half a day of two counters, and its removal gives both half days back', async () => {
    const { personId, anna } = await givenAnna({ days: 0.5 })
    await givenCounter(db, { personId, days: 0.5, type: 'SENIORITY_LEAVE' })
    expect((await call(...book(anna, 16))).remainingVacationDays).toBe(0)
    const removed = await call(anna, removeAbsence, vacation(16))
    expect(removed.remainingVacationDays).toBe(1)
    expect(await ledgerOf(db, personId)).toHaveLength(6)
  })

  test('when a full day replaces half a day of absence, the counter gets the half day back', async () => {
    const { anna } = await givenAnna({ days: 1 })
    expect((await call(...book(anna, 16, false))).remainingVacationDays).toBe(0.5)
    const body = await call(...book(anna, 16))
    expect(body.remainingVacationDays).toBe(0)
    expect(body.absenceDtos).toHaveLength(1)
  })

  test('Anna can book two half days on one day, and a third half day is refused', async () => {
    const { anna } = await givenAnna()
    await call(...book(anna, 16, false))
    const second = await call(...book(anna, '2026-11-16', false))
    expect(second.absenceDtos).toHaveLength(2)
    expect((await refused(...book(anna, 16, false))).code).toBe('day_full')
  })

  test('Anna cannot book vacation before HR approves the balance', async () => {
    const { personId, anna } = await givenAnna({ approved: false })
    const { status, message } = await refused(...book(anna, 16))
    expect({ status, message }).toEqual({
      status: 409,
      message: 'Verlof nog te controleren door HR',
    })
    expect((await call(...bookByHr(personId, 16))).absenceDtos).toHaveLength(1)
  })
})

describe('the reasons why Anna cannot book an absence', () => {
  const refusals: [string, BodyInput<typeof bookAbsence>, string][] = [
    [
      'Anna cannot book vacation on a Saturday',
      { dayOfMonth: 7, absenceCategory: 'VACATION', fullDay: true },
      'no_absence_on_free_day',
    ],
    [
      'Anna cannot book vacation on a public holiday',
      { dayOfMonth: 11, absenceCategory: 'VACATION', fullDay: true },
      'no_absence_on_free_day',
    ],
    [
      'Anna cannot book sickness',
      { dayOfMonth: 16, absenceCategory: 'SICK_LEAVE', fullDay: true },
      'category_not_allowed',
    ],
    [
      'Anna cannot book an absence on 31 November, a day that does not exist',
      { dayOfMonth: 31, absenceCategory: 'VACATION', fullDay: true },
      'day_outside_month',
    ],
    [
      'Anna cannot book an absence on a day of another month',
      { dayOfMonth: '2026-12-01', absenceCategory: 'VACATION', fullDay: true },
      'day_outside_month',
    ],
    [
      'Anna cannot book recuperation when she has no built-up hours',
      { dayOfMonth: 16, absenceCategory: 'RECUPERATION', fullDay: true },
      'recuperation_too_low',
    ],
  ]
  test.each(refusals)('Anna cannot book an absence, and gets the reason: %s', async (_, body, code) => {
    const { anna } = await givenAnna()
    expect((await refused(anna, bookAbsence, { params: { yearMonth: november }, body })).code).toBe(code)
  })

  test('Anna cannot book a full day on a day with a shift, and half a day on a day with a long shift gives a warning', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenShift(db, { personId, contractId, start: '2026-11-16T07:00+01:00', end: '2026-11-16T15:00+01:00' })
    const refusal = await refused(...book(anna, 16))
    expect(refusal).toMatchObject({
      code: 'shift_on_day',
      message: 'Op 16/11/2026 staat een shift. Verwijder die eerst.',
    })
    const refusedToHr = await refused(...bookByHr(personId, 16))
    expect(refusedToHr.message).toBe('Op 16-11-2026 staat een shift. Verwijder die eerst.')
    const body = await call(...book(anna, 16, false))
    expect(body.warning).toContain('16/11/2026')
    await call(anna, removeAbsence, {
      params: { yearMonth: november },
      body: { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: false },
    })
    expect((await call(...bookByHr(personId, 16, false))).warning).toContain('16-11-2026')
  })

  test('Anna cannot book an absence in a confirmed month, and HR cannot book an absence in an invoiced month', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenConfirmed(db, { contractId, month: '2026-11' })
    expect((await refused(...book(anna, 16))).code).toBe('month_frozen')
    await call(...bookByHr(personId, 16))
    await givenInvoiced(db, { contractId, month: '2026-11' })
    expect((await refused(...bookByHr(personId, 17))).code).toBe('month_invoiced')
  })

  test('Anna can book an absence on a day while one of her two contract months is open', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenContract(db, { personId, customerId: await givenCustomer(db, { name: 'WZC De Linde' }) })
    await givenConfirmed(db, { contractId, month: '2026-11' })
    expect((await call(...book(anna, 16))).absenceDtos).toHaveLength(1)
  })

  test('the refusal of a booking shows all missing fields of the form at once', async () => {
    const { anna } = await givenAnna()
    const refusal = await refusedWith(anna, bookAbsence, { params: { yearMonth: november }, body: {} })
    expect(refusal.status).toBe(422)
    expect(Object.keys(errorsOf(refusal)).sort()).toEqual(['absenceCategory', 'dayOfMonth', 'fullDay'])
  })
})

describe('a booking by HR for Anna', () => {
  test('HR can choose the counter of a booking, also the counter of vacation of a previous employer', async () => {
    const { personId } = await givenAnna({ days: 0 })
    await givenCounter(db, { personId, days: 1, type: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER' })
    const body = await call(hr, bookSpecificAbsenceFor, {
      params: { userId: personId, yearMonth: november },
      body: { dayOfMonth: 16, vacationCategory: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER', fullDay: true },
    })
    expect(body.absenceDtos[0]).toMatchObject({
      absenceCategory: 'VACATION',
      editedByAdmin: true,
      absenceType: { vacationCategory: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER' },
    })
    expect(body.remainingVacationDays).toBe(0)
  })

  test('HR can book a third day of sickness without a certificate in 2026, and gets a warning', async () => {
    const { personId } = await givenAnna()
    const sick = (dayOfMonth: number) =>
      call(hr, bookAbsenceFor, {
        params: { userId: personId, yearMonth: november },
        body: { dayOfMonth, absenceCategory: 'SICK_LEAVE_NO_CERTIFICATE', fullDay: false },
      })
    expect((await sick(16)).warning).toBeUndefined()
    expect((await sick(17)).warning).toBeUndefined()
    const third = await sick(18)
    expect(third.warning).toBe('Er zijn geen ziektedagen zonder attest meer over dit jaar.')
    const counters = await call(hr, absenceCounters, { params: { id: personId, year: 2026 } })
    expect(counters._embedded.absenceCounterDtoList).toMatchObject([
      {
        type: 'SICK_LEAVE_NO_CERTIFICATE',
        typeHumanReadableFormat: 'Ziekte zonder attest',
        currentBalance: -1,
        originalBalance: 2,
      },
    ])
  })

  test('a booking by HR in a confirmed month marks the month as changed and removes its approval', async () => {
    const { personId, contractId } = await givenAnna()
    await givenConfirmed(db, { contractId, month: '2026-11' })
    await db
      .insertInto('timesheet_approvals')
      .values({ contract_id: contractId, month_on: '2026-11-01', approved_at: '2026-11-19T10:00:00Z' })
      .execute()
    await call(...bookByHr(personId, 16))
    const confirmation = await db
      .selectFrom('timesheet_confirmations')
      .leftJoin('timesheet_approvals', 'timesheet_approvals.contract_id', 'timesheet_confirmations.contract_id')
      .select(['timesheet_confirmations.changed_by_admin_at', 'timesheet_approvals.approved_at'])
      .where('timesheet_confirmations.contract_id', '=', contractId)
      .executeTakeFirst()
    expect(confirmation).toEqual({ changed_by_admin_at: '2026-11-20T09:00:00Z', approved_at: null })
  })

  test('a self-employed person can have unpaid leave and sickness, but no recuperation and no vacation', async () => {
    const { personId } = await givenAnna({ kind: 'independent', days: 0 })
    expect((await refused(...bookByHr(personId, 16))).code).toBe('independent_has_no_balances')
    const body = await call(hr, bookAbsenceFor, {
      params: { userId: personId, yearMonth: november },
      body: { dayOfMonth: 16, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
    })
    expect(body.timeSheetHoursDto).toMatchObject({ needed: 0, counted: 0, earned: 0 })
  })

  test('a booking of HR for an unknown person is refused with status 404', async () => {
    expect((await refused(...bookByHr(999_999, 16))).status).toBe(404)
  })

  test('an employee cannot book an absence for another person', async () => {
    const { personId, anna } = await givenAnna()
    expect((await refused(anna, bookAbsenceFor, vacationOf(personId, 16))).status).toBe(403)
  })
})
