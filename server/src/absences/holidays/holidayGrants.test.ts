import type { PersonFields } from '../../testing/world/masterDataBodies.ts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { bookAbsenceFor, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { createPerson, editPerson, person as personCall } from '@uurwerk/contract/people/people'
import { editVacationCounter, vacationCounters } from '@uurwerk/contract/balances/balances'
import { toDay } from '@uurwerk/domain/time/day'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, refused, request } from '../../testing/call.ts'
import {
  givenConfirmed,
  givenCounter,
  givenProlongedSickLeave,
  givenShift,
  ledgerOf,
} from '../../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { grantWeekendHolidays, grantWeekendHolidaysOf } from './grantWeekendHolidays.ts'
import { settleHolidayGrants } from './settleHolidayGrants.ts'

const november = toYearMonth('2026-11')

const { db, clock, katrienId, hr, givenAnna } = await annasLeaveWorld({ from: '2026-10-01' })

const writer = () => ({ actorId: katrienId, now: clock.now() })

const settle = (personId: number, ...days: string[]) =>
  inTransaction(db, (tx) =>
    settleHolidayGrants(tx, { personId, days: days.map(toDay), cause: { code: 'shift_planned' }, ...writer() }),
  )

const grantWeekends = (personId: number) =>
  inTransaction(db, (tx) => grantWeekendHolidays(tx, { personId, cause: { code: 'employment_begun' }, ...writer() }))

const granted = async (personId: number) =>
  (await ledgerOf(db, personId))
    .filter(({ counter }) => counter === 'RECUPERATION_HOLIDAY')
    .reduce((sum, { halfDays }) => sum + halfDays / 2, 0)

/** A shift on 11 November, which is a Wednesday and a public holiday. */
const shiftOnArmistice = (anna: { personId: number; contractId: number }, start: string, end: string) =>
  givenShift(db, { ...anna, start: `2026-11-11T${start}+01:00`, end: `2026-11-11T${end}+01:00` })

const withoutShift = (id: number) => db.deleteFrom('shifts').where('shifts.id', '=', id).execute()

const bookRecupHoliday = (personId: number, day: string, fullDay = true) =>
  call(hr, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { dayOfMonth: day, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay },
  })

describe('the days of ‘Feestdag recup’ when Anna works on the public holiday of 11 November', () => {
  test('more than four hours of work on a public holiday give Anna one day of ‘Feestdag recup’, and up to four hours give half a day, only once', async () => {
    const anna = await givenAnna()
    await shiftOnArmistice(anna, '07:00', '11:00')
    expect(await settle(anna.personId, '2026-11-11')).toEqual([])
    expect(await granted(anna.personId)).toBe(0.5)
    await shiftOnArmistice(anna, '12:00', '12:01')
    await settle(anna.personId, '2026-11-11')
    await settle(anna.personId, '2026-11-11')
    expect(await granted(anna.personId)).toBe(1)
    expect(await ledgerOf(db, anna.personId)).toHaveLength(2)
  })

  test('a night shift that starts on the day before a public holiday gives half a day of ‘Feestdag recup’ for its hours on the holiday', async () => {
    const anna = await givenAnna()
    await givenShift(db, { ...anna, start: '2026-11-10T22:00+01:00', end: '2026-11-11T06:00+01:00' })
    await settle(anna.personId, '2026-11-10')
    expect(await granted(anna.personId)).toBe(1)
  })

  test('a self-employed person gets no ‘Feestdag recup’ for work on a public holiday', async () => {
    const anna = await givenAnna({ kind: 'independent' })
    await shiftOnArmistice(anna, '07:00', '15:00')
    await settle(anna.personId, '2026-11-11')
    expect(await ledgerOf(db, anna.personId)).toEqual([])
  })

  test('when a shift on a public holiday is removed, the ‘Feestdag recup’ that it gave and the latest booked ‘Feestdag recup’ are removed completely', async () => {
    const anna = await givenAnna()
    const shift = await shiftOnArmistice(anna, '07:00', '15:00')
    await settle(anna.personId, '2026-11-11')
    await givenCounter(db, { personId: anna.personId, days: 0.5, type: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR' })
    await bookRecupHoliday(anna.personId, '2026-11-16', false)
    await bookRecupHoliday(anna.personId, '2026-12-28')
    await withoutShift(shift)
    expect(await settle(anna.personId, '2026-11-11')).toEqual(['2026-12-28'])
    const body = await call(hr, personMonthAbsences, { params: { yearMonth: november, userId: anna.personId } })
    expect(body).toMatchObject({ remainingRecuperationHolidays: 0, absenceDtos: [{ date: '2026-11-16' }] })
    expect(await settle(anna.personId, '2026-11-11')).toEqual([])
  })

  test('when a shift on a public holiday is removed, a booked ‘Feestdag recup’ in a confirmed month stays, and the counter becomes negative', async () => {
    const anna = await givenAnna()
    const shift = await shiftOnArmistice(anna, '07:00', '15:00')
    await settle(anna.personId, '2026-11-11')
    await bookRecupHoliday(anna.personId, '2026-11-16')
    await givenConfirmed(db, { contractId: anna.contractId, month: '2026-11' })
    await withoutShift(shift)
    expect(await settle(anna.personId, '2026-11-11')).toEqual([])
    const body = await call(hr, personMonthAbsences, { params: { yearMonth: november, userId: anna.personId } })
    expect(body.remainingRecuperationHolidays).toBe(-1)
  })
})

describe('the days of ‘Feestdag recup’ for a public holiday on a weekend', () => {
  test('a public holiday on a weekend gives one day of ‘Feestdag recup’ to people who are employed on it, up to the next year', async () => {
    const { personId } = await givenAnna()
    await grantWeekends(personId)
    await grantWeekends(personId)
    const rows = await db
      .selectFrom('counter_entries')
      .select(['counter_entries.holiday_on', 'counter_entries.year', 'counter_entries.half_days'])
      .where('counter_entries.person_id', '=', personId)
      .orderBy('counter_entries.holiday_on')
      .execute()
    expect(rows).toEqual([
      { holiday_on: '2026-11-01', year: 2026, half_days: 2 },
      { holiday_on: '2027-05-01', year: 2027, half_days: 2 },
      { holiday_on: '2027-08-15', year: 2027, half_days: 2 },
      { holiday_on: '2027-12-25', year: 2027, half_days: 2 },
    ])
  })

  test('work on a public holiday on a weekend gives no second day of ‘Feestdag recup’', async () => {
    const anna = await givenAnna()
    await grantWeekends(anna.personId)
    await givenShift(db, { ...anna, start: '2026-10-31T22:00+01:00', end: '2026-11-01T06:00+01:00' })
    await settle(anna.personId, '2026-10-31')
    expect(await granted(anna.personId)).toBe(4)
  })

  test('an earlier end of the employment removes the ‘Feestdag recup’ for later public holidays on a weekend and for later public holidays on which the person had a shift', async () => {
    const anna = await givenAnna()
    await grantWeekends(anna.personId)
    await shiftOnArmistice(anna, '07:00', '15:00')
    await settle(anna.personId, '2026-11-11')
    await db
      .updateTable('people')
      .set({ employment_end_on: '2026-11-08' })
      .where('people.id', '=', anna.personId)
      .execute()
    await grantWeekends(anna.personId)
    expect(await granted(anna.personId)).toBe(1)
  })

  test('a public holiday on a weekend during a prolonged sickness gives no ‘Feestdag recup’', async () => {
    const { personId } = await givenAnna()
    await givenProlongedSickLeave(db, { personId, start: '2026-10-15', end: '2027-06-30' })
    await grantWeekends(personId)
    expect(await granted(personId)).toBe(2)
  })

  test('public holidays before the opening month of a person give no ‘Feestdag recup’', async () => {
    const { personId } = await givenAnna({ from: '2019-01-01' })
    await db
      .updateTable('people')
      .set({ recup_opening_month: '2027-01-01' })
      .where('people.id', '=', personId)
      .execute()
    await grantWeekends(personId)
    expect(await granted(personId)).toBe(3)
  })
})

describe('the opening month of a person and the days of ‘Feestdag recup’', () => {
  const openedIn = (month: string) => ({ recupOpeningYearMonth: month, recupOpeningHours: 0 })

  async function person(id: number) {
    const { version, firstName, lastName, email, employmentStartDate } = await call(hr, personCall, { params: { id } })
    return {
      version,
      firstName,
      lastName,
      email,
      employmentStartDate,
      provider: 'GOOGLE' as const,
      roles: ['ROLE_USER' as const],
    }
  }
  const edit = async (id: number, fields: PersonFields & { removeRecupHolidays?: boolean }) =>
    request(hr, editPerson, { params: { id }, body: { ...(await person(id)), sickDayHours: 7.6, ...fields } })

  const recupHolidays = async (personId: number, year: number) => {
    const body = await call(hr, vacationCounters, { params: { id: personId, year } })
    const { originalBalance, currentBalance } = body._embedded.vacationCounterDtoList.find(
      ({ type }) => type === 'RECUPERATION_HOLIDAY',
    )!
    return [originalBalance, currentBalance]
  }

  test('when HR adds a person with an opening month, public holidays before that month give no ‘Feestdag recup’', async () => {
    const body = {
      firstName: 'Lies',
      lastName: 'Maes',
      email: 'lies@opening.example',
      employmentStartDate: '2013-02-28',
      provider: 'GOOGLE' as const,
      roles: ['ROLE_USER' as const],
      partTimePercentage: 100,
      sickDayHours: 7.6,
      ...openedIn('2026-11'),
    }
    const { id } = await call(hr, createPerson, { body })
    expect(await ledgerOf(db, id)).toMatchObject([
      { halfDays: 2 }, // The leave ('Feestdag recup') for Sunday 1 November 2026
      { halfDays: 2 },
      { halfDays: 2 },
      { halfDays: 2 },
    ])
    expect(await recupHolidays(id, 2026)).toEqual([1, 1])
  })

  test('a later opening month of a person removes the days for public holidays before that month, and the removal of the opening month restores these days', async () => {
    const { personId } = await givenAnna({ from: '2013-02-28' })
    await grantWeekends(personId)
    expect(await recupHolidays(personId, 2014)).toEqual([1, 1])
    await call(...(await edit(personId, openedIn('2026-11'))))
    expect(await recupHolidays(personId, 2014)).toEqual([0, 0])
    expect(await recupHolidays(personId, 2025)).toEqual([0, 0])
    expect(await recupHolidays(personId, 2026)).toEqual([1, 1])
    const ledger = await ledgerOf(db, personId)
    expect(
      ledger.filter(({ reason }) => reason === 'openingsmaand gewijzigd').every(({ halfDays }) => halfDays === -2),
    ).toBe(true)
    await grantWeekends(personId)
    expect(await ledgerOf(db, personId)).toHaveLength(ledger.length)
    await call(...(await edit(personId, { recupOpeningYearMonth: null })))
    expect(await recupHolidays(personId, 2014)).toEqual([1, 1])
  })

  test('the opening month of one person does not change the leave counters of a colleague', async () => {
    const opened = await givenAnna({ from: '2013-02-28' })
    const colleague = await givenAnna({ from: '2013-02-28' })
    await grantWeekends(colleague.personId)
    await call(...(await edit(opened.personId, openedIn('2014-12'))))
    await call(...(await edit(colleague.personId, openedIn('2014-01'))))
    await inTransaction(db, (tx) =>
      grantWeekendHolidaysOf(tx, [opened.personId, colleague.personId], {
        cause: { code: 'employment_begun' },
        ...writer(),
      }),
    )
    expect(await recupHolidays(opened.personId, 2014)).toEqual([0, 0])
    expect(await recupHolidays(colleague.personId, 2014)).toEqual([1, 1])
  })

  test('when an opening month leaves a booked ‘Feestdag recup’ without a balance, the answer shows that day, and the day is removed after HR agrees', async () => {
    const { personId } = await givenAnna({ from: '2026-01-01' })
    await grantWeekends(personId)
    await bookRecupHoliday(personId, '2026-12-01')
    await bookRecupHoliday(personId, '2026-12-02')
    const input = await refused(...(await edit(personId, openedIn('2026-11'))))
    expect([input.status, input]).toMatchObject([
      409,
      {
        code: 'opening_removes_recup_holidays',
        days: ['2026-12-02'],
        message:
          "Met deze openingsmaand is er geen saldo meer voor 'Feestdag recup' op 02-12-2026. Bevestig dat die dag verwijderd wordt.",
      },
    ])
    expect(await recupHolidays(personId, 2026)).toEqual([2, 0])
    const saved = await call(...(await edit(personId, { ...openedIn('2026-11'), removeRecupHolidays: true })))
    expect(saved.warning).toEqual(expect.stringContaining('02-12-2026'))
    expect(await recupHolidays(personId, 2026)).toEqual([1, 0])
  })

  test('a counter keeps the value that HR typed, whether HR typed the opening month before or after that value', async () => {
    const { personId } = await givenAnna({ from: '2014-01-01' })
    await grantWeekends(personId)
    const set = { type: 'RECUPERATION_HOLIDAY' as const, originalBalance: 0, currentBalance: 0, reason: 'beginsaldo' }
    await call(hr, editVacationCounter, { params: { userId: personId, year: 2014 }, body: set })
    await call(...(await edit(personId, openedIn('2026-11'))))
    expect(await recupHolidays(personId, 2014)).toEqual([0, 0])
    await call(...(await edit(personId, openedIn('2014-01'))))
    expect(await recupHolidays(personId, 2014)).toEqual([0, 0])
  })

  test('a later opening month removes the ‘Feestdag recup’ of an earlier public holiday on which the person worked', async () => {
    const anna = await givenAnna()
    await shiftOnArmistice(anna, '07:00', '15:00')
    await settle(anna.personId, '2026-11-11')
    expect(await granted(anna.personId)).toBe(1)
    await call(...(await edit(anna.personId, openedIn('2026-12'))))
    expect(await recupHolidays(anna.personId, 2026)).toEqual([0, 0])
    await call(...(await edit(anna.personId, openedIn('2026-11'))))
    expect(await recupHolidays(anna.personId, 2026)).toEqual([2, 2])
  })
})
