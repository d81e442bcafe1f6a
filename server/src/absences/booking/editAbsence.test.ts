import {
  bookAbsenceFor,
  bookSpecificAbsenceFor,
  editAbsenceFor,
  personMonthAbsences,
  type Absence,
} from '@uurwerk/contract/absences/absences'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { absenceCounters } from '@uurwerk/contract/balances/balances'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { givenConfirmed, givenCounter, givenInvoiced, givenShift, ledgerOf } from '../../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'

const world = await annasLeaveWorld()
const { db, hr } = world

type Category = BodyInput<typeof bookAbsenceFor>['absenceCategory']

async function givenAnna(kind: 'employee' | 'independent' = 'employee') {
  const { personId, contractId } = await world.givenAnna({ kind })
  const params = { userId: personId, yearMonth: toYearMonth('2026-11') }
  const book = async (dayOfMonth: number, absenceCategory: Category, fullDay = true): Promise<Absence> => {
    const { absenceDtos } = await call(hr, bookAbsenceFor, { params, body: { dayOfMonth, absenceCategory, fullDay } })
    return absenceDtos.at(-1)!
  }
  const edit = (id: number, absenceCategory: Category, fullDay = true, version?: number) => ({
    params,
    body: { id, absenceCategory, fullDay, editedByAdmin: true, version },
  })
  const update = (...edited: Parameters<typeof edit>) => call(hr, editAbsenceFor, edit(...edited))
  const refusalToUpdate = (...edited: Parameters<typeof edit>) => refused(hr, editAbsenceFor, edit(...edited))
  const left = async () => {
    const { _embedded } = await call(hr, absenceCounters, { params: { id: personId, year: 2026 } })
    return _embedded.absenceCounterDtoList[0]?.currentBalance
  }
  return { personId, contractId, params, book, update, refusalToUpdate, left }
}

describe('the conversion between sickness with and without a certificate by HR', () => {
  test('HR converts sickness T900 to T903 and back, and the counter changes each time', async () => {
    const { personId, book, update, left } = await givenAnna()
    const { id } = await book(12, 'SICK_LEAVE')
    const body = await update(id, 'SICK_LEAVE_NO_CERTIFICATE')
    const converted = { id, absenceCategory: 'SICK_LEAVE_NO_CERTIFICATE', editedByAdmin: true, version: 2 }
    expect(body.absenceDtos).toMatchObject([converted])
    expect(await left()).toBe(1)
    await update(id, 'SICK_LEAVE')
    expect(await left()).toBe(2)
    expect(await ledgerOf(db, personId)).toEqual([
      { counter: 'SICK_LEAVE_NO_CERTIFICATE', halfDays: 4, reason: 'wettelijk' },
      { counter: 'SICK_LEAVE_NO_CERTIFICATE', halfDays: -2, reason: 'ziekte omgezet' },
      { counter: 'SICK_LEAVE_NO_CERTIFICATE', halfDays: 2, reason: 'ziekte omgezet' },
    ])
  })

  test('a converted half day of sickness stays half a day, also when the request asks for a full day, and uses a whole day of the counter', async () => {
    const { book, update, left } = await givenAnna()
    const { id } = await book(12, 'SICK_LEAVE', false)
    const body = await update(id, 'SICK_LEAVE_NO_CERTIFICATE', true)
    expect(body.absenceDtos).toMatchObject([{ fullDay: false, hours: 3.8 }])
    expect(await left()).toBe(1)
  })

  test('HR cannot convert sickness to T903 when no day of sickness without a certificate is left', async () => {
    const { book, refusalToUpdate } = await givenAnna()
    await book(9, 'SICK_LEAVE_NO_CERTIFICATE')
    await book(10, 'SICK_LEAVE_NO_CERTIFICATE')
    const { id } = await book(12, 'SICK_LEAVE')
    expect(await refusalToUpdate(id, 'SICK_LEAVE_NO_CERTIFICATE')).toMatchObject({
      status: 409,
      code: 'balance_too_low',
      message: 'Onvoldoende saldo: er rest 0 dagen.',
    })
  })

  test('HR can convert sickness in a confirmed and invoiced month, and the approval of the month stays', async () => {
    const { contractId, book, update, refusalToUpdate } = await givenAnna()
    const { id } = await book(12, 'SICK_LEAVE')
    await givenConfirmed(db, { contractId, month: '2026-11' })
    await givenInvoiced(db, { contractId, month: '2026-11' })
    await update(id, 'SICK_LEAVE_NO_CERTIFICATE')
    expect(await refusalToUpdate(id, 'VACATION')).toMatchObject({ status: 409, code: 'month_invoiced' })
  })

  test('when HR sends two conversions of one sickness at the same time, the sickness is converted once', async () => {
    const { book, update, left } = await givenAnna()
    const { id } = await book(12, 'SICK_LEAVE')
    await Promise.all([1, 2, 3].map(() => update(id, 'SICK_LEAVE_NO_CERTIFICATE')))
    expect(await left()).toBe(1)
  })

  test('HR cannot convert a sickness of a self-employed person, because a self-employed person has no days of sickness without a certificate', async () => {
    const { book, refusalToUpdate } = await givenAnna('independent')
    const { id } = await book(12, 'SICK_LEAVE')
    expect((await refusalToUpdate(id, 'SICK_LEAVE_NO_CERTIFICATE')).code).toBe('independent_has_no_balances')
  })
})

describe('a change of an absence by HR', () => {
  test('when HR changes a full day of leave to half a day, the counter gets the other half day back', async () => {
    const { personId, book, update } = await givenAnna()
    await givenCounter(db, { personId, days: 1 })
    const { id } = await book(12, 'VACATION')
    const body = await update(id, 'VACATION', false)
    expect(body.absenceDtos).toMatchObject([{ absenceCategory: 'VACATION', fullDay: false, editedByAdmin: true }])
    expect(body.remainingVacationDays).toBe(0.5)
  })

  test('a changed absence keeps the counter that HR chose, as long as that counter has enough days', async () => {
    const { personId, params, update } = await givenAnna()
    await givenCounter(db, { personId, days: 5 })
    await givenCounter(db, { personId, type: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER', days: 1 })
    const booked = await call(hr, bookSpecificAbsenceFor, {
      params,
      body: { dayOfMonth: 12, vacationCategory: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER', fullDay: true },
    })
    const body = await update(booked.absenceDtos[0]!.id, 'VACATION', false)
    expect(body.absenceDtos[0]?.absenceType.vacationCategory).toBe('STATUTORY_VACATION_PREVIOUS_EMPLOYER')
    expect(body.remainingVacationDays).toBe(5)
  })

  test('when HR changes the kind of an absence, the old leave counter gets its days back', async () => {
    const { personId, book, update } = await givenAnna()
    await givenCounter(db, { personId, days: 1 })
    const { id } = await book(12, 'VACATION')
    const body = await update(id, 'EXCUSED_ABSENCE')
    expect(body.absenceDtos).toMatchObject([{ absenceCategory: 'EXCUSED_ABSENCE', fullDay: true }])
    expect(body.remainingVacationDays).toBe(1)
  })

  test('when HR saves an absence without a change, nothing is changed', async () => {
    const { book, update } = await givenAnna()
    const { id } = await book(12, 'EXCUSED_ABSENCE')
    expect((await update(id, 'EXCUSED_ABSENCE')).absenceDtos).toMatchObject([{ id, version: 1 }])
  })

  test('when the change of an absence is refused, the old absence stays as it is', async () => {
    const { personId, contractId, params, book, refusalToUpdate } = await givenAnna()
    await givenShift(db, { personId, contractId, start: '2026-11-13T07:00+01:00', end: '2026-11-13T11:00+01:00' })
    const { id } = await book(13, 'EXCUSED_ABSENCE', false)
    expect((await refusalToUpdate(id, 'EXCUSED_ABSENCE', true)).code).toBe('shift_on_day')
    expect((await refusalToUpdate(id, 'VACATION', false)).code).toBe('balance_too_low')
    const body = await call(hr, personMonthAbsences, { params })
    expect(body.absenceDtos).toMatchObject([{ id, absenceCategory: 'EXCUSED_ABSENCE', fullDay: false }])
  })

  test('a change of an absence with an old version is refused, and the answer contains the current absence', async () => {
    const { book, update, refusalToUpdate } = await givenAnna()
    const { id } = await book(12, 'SICK_LEAVE')
    await update(id, 'SICK_LEAVE_NO_CERTIFICATE', true, 1)
    const late = await refusalToUpdate(id, 'SICK_LEAVE', true, 1)
    expect(late).toMatchObject({
      status: 409,
      code: 'stale',
      current: { version: 2 },
      changedBy: 'Katrien Lauwers',
    })
  })

  test('HR gets status 404 when the absence does not belong to the person in the path of the request', async () => {
    const [anna, bert] = [await givenAnna(), await givenAnna()]
    const { id } = await anna.book(12, 'SICK_LEAVE')
    expect((await bert.refusalToUpdate(id, 'SICK_LEAVE_NO_CERTIFICATE')).status).toBe(404)
  })

  test('the audit trail contains the change of an absence by HR', async () => {
    const { book, update } = await givenAnna()
    const { id } = await book(12, 'EXCUSED_ABSENCE')
    await update(id, 'UNPAID_LEAVE')
    const { _embedded } = await call(hr, auditEntries, { query: { entity: 'absence', id: String(id) } })
    expect(_embedded.auditEntryList[0]).toMatchObject({
      action: 'edit absence',
      changes: { category: ['EXCUSED_ABSENCE', 'UNPAID_LEAVE'] },
    })
  })
})
