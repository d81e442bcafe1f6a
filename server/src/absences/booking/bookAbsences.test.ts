import { describe, expect, test } from 'vitest'
import type { PersonKind } from '@uurwerk/domain/people/personKind'
import {
  givenConfirmed,
  givenCounter,
  givenInvoiced,
  givenShift,
  givenVacationApproved,
  ledgerOf,
} from '../../testing/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world.ts'

const { db, as } = await startTestApp()
const hr = await as(await givenPerson(db, { firstName: 'Hilde', roles: ['ROLE_ADMIN'] }))
const customerId = await givenCustomer(db)

type Given = { days?: number; approved?: boolean; kind?: PersonKind }

/** Creates the employee Anna, who works at one customer. Anna has two days of vacation, which HR approved. */
async function givenAnna({ days = 2, approved = true, kind = 'employee' }: Given = {}) {
  const personId = await givenPerson(db, { kind })
  const contractId = await givenContract(db, { personId, customerId })
  if (days > 0) await givenCounter(db, { personId, days })
  if (approved) await givenVacationApproved(db, personId)
  return { personId, contractId, anna: await as(personId) }
}

const ADD = '/timesheet/2026-11/planned/addabsence'
const vacation = (dayOfMonth: number | string, fullDay = true) => ({
  body: { dayOfMonth, absenceCategory: 'VACATION', fullDay },
})
const forPerson = (personId: number, action: string) =>
  `/administration/timesheet/${personId}/2026-11/planned/${action}`

describe('Anna books vacation', () => {
  test('Anna books a full day of vacation, and the answer contains the absence and the days left', async () => {
    const { personId, anna } = await givenAnna()
    const { status, body } = await anna.put(ADD, vacation(16))
    expect(status).toBe(200)
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

  test('a week of vacation over the public holiday of 11 November takes four days', async () => {
    const { anna } = await givenAnna({ days: 4 })
    const range = { startDateOfFirstAbsence: '2026-11-07', startDateOfLastAbsence: '2026-11-13' }
    const { body } = await anna.put('/timesheet/2026-11/planned/addabsences', {
      body: { ...range, absenceCategory: 'VACATION', fullDay: true },
    })
    expect(body.absenceDtos.map(({ date }: { date: string }) => date)).toEqual([
      '2026-11-09',
      '2026-11-10',
      '2026-11-12',
      '2026-11-13',
    ])
    expect(body.remainingVacationDays).toBe(0)
  })

  test('a range that exceeds the balance books no day at all', async () => {
    const { personId, anna } = await givenAnna({ days: 3 })
    const range = { startDateOfFirstAbsence: '2026-11-09', startDateOfLastAbsence: '2026-11-13' }
    const { status, body } = await anna.put('/timesheet/2026-11/planned/addabsences', {
      body: { ...range, absenceCategory: 'VACATION', fullDay: true },
    })
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'balance_too_low',
      message: 'Onvoldoende saldo: er rest 3 dagen.',
    })
    expect(await ledgerOf(db, personId)).toHaveLength(1)
  })

  test('a full day takes half a day from two counters, and its removal gives both halves back', async () => {
    const { personId, anna } = await givenAnna({ days: 0.5 })
    await givenCounter(db, { personId, days: 0.5, type: 'SENIORITY_LEAVE' })
    expect((await anna.put(ADD, vacation(16))).body.remainingVacationDays).toBe(0)
    const removed = await anna.put('/timesheet/2026-11/planned/removeabsence', vacation(16))
    expect(removed.body.remainingVacationDays).toBe(1)
    expect(await ledgerOf(db, personId)).toHaveLength(6)
  })

  test('a full day replaces half a day, and the counter of the half day gets it back', async () => {
    const { anna } = await givenAnna({ days: 1 })
    expect((await anna.put(ADD, vacation(16, false))).body.remainingVacationDays).toBe(0.5)
    const { body } = await anna.put(ADD, vacation(16))
    expect(body.remainingVacationDays).toBe(0)
    expect(body.absenceDtos).toHaveLength(1)
  })

  test('two half days fill a day, and a third is refused', async () => {
    const { anna } = await givenAnna()
    await anna.put(ADD, vacation(16, false))
    const second = await anna.put(ADD, vacation('2026-11-16', false))
    expect(second.body.absenceDtos).toHaveLength(2)
    expect((await anna.put(ADD, vacation(16, false))).body.code).toBe('day_full')
  })

  test('Anna books no vacation before HR approves the balance', async () => {
    const { personId, anna } = await givenAnna({ approved: false })
    const { status, body } = await anna.put(ADD, vacation(16))
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Verlof nog te controleren door HR',
    })
    expect((await hr.put(forPerson(personId, 'addabsence'), vacation(16))).status).toBe(200)
  })
})

describe('the reasons why Anna cannot book an absence', () => {
  const refusals: [string, object, string][] = [
    [
      'Anna books no vacation on a Saturday',
      { dayOfMonth: 7, absenceCategory: 'VACATION', fullDay: true },
      'no_absence_on_free_day',
    ],
    [
      'Anna books no vacation on a public holiday',
      { dayOfMonth: 11, absenceCategory: 'VACATION', fullDay: true },
      'no_absence_on_free_day',
    ],
    [
      'Anna books no sickness',
      { dayOfMonth: 16, absenceCategory: 'SICK_LEAVE', fullDay: true },
      'category_not_allowed',
    ],
    ['31 November is refused', { dayOfMonth: 31, absenceCategory: 'VACATION', fullDay: true }, 'day_outside_month'],
    [
      'a day of another month is refused',
      { dayOfMonth: '2026-12-01', absenceCategory: 'VACATION', fullDay: true },
      'day_outside_month',
    ],
    [
      'recuperation is refused when no hours are built up',
      { dayOfMonth: 16, absenceCategory: 'RECUPERATION', fullDay: true },
      'recuperation_too_low',
    ],
  ]
  test.each(refusals)('%s', async (_, body, code) => {
    const { anna } = await givenAnna()
    expect((await anna.put(ADD, { body })).body.code).toBe(code)
  })

  test('a full day on a day with a shift is refused, and half a day beside a long shift gives a warning', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenShift(db, { personId, contractId, start: '2026-11-16T07:00+01:00', end: '2026-11-16T15:00+01:00' })
    const refused = await anna.put(ADD, vacation(16))
    expect(refused.body).toMatchObject({
      code: 'shift_on_day',
      message: 'Op 16/11/2026 staat een shift. Verwijder die eerst.',
    })
    const refusedToHr = await hr.put(forPerson(personId, 'addabsence'), vacation(16))
    expect(refusedToHr.body.message).toBe('Op 16-11-2026 staat een shift. Verwijder die eerst.')
    const { status, body } = await anna.put(ADD, vacation(16, false))
    expect(status).toBe(200)
    expect(body.warning).toContain('16/11/2026')
    await anna.put('/timesheet/2026-11/planned/removeabsence', {
      body: { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: false },
    })
    const bookedByHr = await hr.put(forPerson(personId, 'addabsence'), vacation(16, false))
    expect([bookedByHr.status, bookedByHr.body.warning]).toEqual([200, expect.stringContaining('16-11-2026')])
  })

  test('a confirmed month is closed for Anna, and an invoiced month is closed for HR too', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenConfirmed(db, { contractId, month: '2026-11' })
    expect((await anna.put(ADD, vacation(16))).body.code).toBe('month_frozen')
    expect((await hr.put(forPerson(personId, 'addabsence'), vacation(16))).status).toBe(200)
    await givenInvoiced(db, { contractId, month: '2026-11' })
    expect((await hr.put(forPerson(personId, 'addabsence'), vacation(17))).body.code).toBe('month_invoiced')
  })

  test('Anna books an absence while another contract of that day is still open', async () => {
    const { personId, contractId, anna } = await givenAnna()
    await givenContract(db, { personId, customerId: await givenCustomer(db, { name: 'WZC De Linde' }) })
    await givenConfirmed(db, { contractId, month: '2026-11' })
    expect((await anna.put(ADD, vacation(16))).status).toBe(200)
  })

  test('the refusal names all missing fields of the form at once', async () => {
    const { anna } = await givenAnna()
    const { status, body } = await anna.put(ADD, { body: {} })
    expect(status).toBe(422)
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'absenceCategory',
      'dayOfMonth',
      'fullDay',
    ])
  })
})

describe('HR books for Anna', () => {
  test('HR books on a counter by its name, also vacation of a previous employer', async () => {
    const { personId } = await givenAnna({ days: 0 })
    await givenCounter(db, { personId, days: 1, type: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER' })
    const { body } = await hr.put(forPerson(personId, 'addSpecificAbsence'), {
      body: { dayOfMonth: 16, vacationCategory: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER', fullDay: true },
    })
    expect(body.absenceDtos[0]).toMatchObject({
      absenceCategory: 'VACATION',
      editedByAdmin: true,
      absenceType: { vacationCategory: 'STATUTORY_VACATION_PREVIOUS_EMPLOYER' },
    })
    expect(body.remainingVacationDays).toBe(0)
  })

  test('HR books sickness without a certificate beyond the two days of 2026 and gets a warning', async () => {
    const { personId } = await givenAnna()
    const sick = (dayOfMonth: number) => ({
      body: { dayOfMonth, absenceCategory: 'SICK_LEAVE_NO_CERTIFICATE', fullDay: false },
    })
    expect((await hr.put(forPerson(personId, 'addabsence'), sick(16))).body.warning).toBeUndefined()
    expect((await hr.put(forPerson(personId, 'addabsence'), sick(17))).body.warning).toBeUndefined()
    const third = await hr.put(forPerson(personId, 'addabsence'), sick(18))
    expect(third.body.warning).toBe('Er zijn geen ziektedagen zonder attest meer over dit jaar.')
    const counters = await hr.get(`/administration/user/${personId}/absencecounters/2026`)
    expect(counters.body._embedded.absenceCounterDtoList).toMatchObject([
      {
        type: 'SICK_LEAVE_NO_CERTIFICATE',
        typeHumanReadableFormat: 'Ziekte zonder attest',
        currentBalance: -1,
        originalBalance: 2,
      },
    ])
  })

  test('a booking by HR in a confirmed month marks the month and drops its approval', async () => {
    const { personId, contractId } = await givenAnna()
    await givenConfirmed(db, { contractId, month: '2026-11' })
    await db
      .insertInto('timesheet_approvals')
      .values({ contract_id: contractId, month_on: '2026-11-01', approved_at: '2026-11-19T10:00:00Z' })
      .execute()
    await hr.put(forPerson(personId, 'addabsence'), vacation(16))
    const confirmation = await db
      .selectFrom('timesheet_confirmations')
      .leftJoin('timesheet_approvals', 'timesheet_approvals.contract_id', 'timesheet_confirmations.contract_id')
      .select(['timesheet_confirmations.changed_by_admin_at', 'timesheet_approvals.approved_at'])
      .where('timesheet_confirmations.contract_id', '=', contractId)
      .executeTakeFirst()
    expect(confirmation).toEqual({ changed_by_admin_at: '2026-11-20T09:00:00Z', approved_at: null })
  })

  test('an independent has unpaid leave or sickness, and no recuperation or vacation', async () => {
    const { personId } = await givenAnna({ kind: 'independent', days: 0 })
    expect((await hr.put(forPerson(personId, 'addabsence'), vacation(16))).body.code).toBe(
      'independent_has_no_balances',
    )
    const unpaid = { body: { dayOfMonth: 16, absenceCategory: 'UNPAID_LEAVE', fullDay: true } }
    const { body } = await hr.put(forPerson(personId, 'addabsence'), unpaid)
    expect(body.timeSheetHoursDto).toMatchObject({ needed: 0, counted: 0, earned: 0 })
  })

  test('a booking for an unknown person is refused with 404', async () => {
    expect((await hr.put(forPerson(999_999, 'addabsence'), vacation(16))).status).toBe(404)
  })

  test('a booking for another person is refused to an employee', async () => {
    const { personId, anna } = await givenAnna()
    expect((await anna.put(forPerson(personId, 'addabsence'), vacation(16))).status).toBe(403)
  })
})
