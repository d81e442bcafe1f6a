import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, refused, request } from '../../testing/call.ts'
import { givenCounter, givenProlongedSickLeave, givenShift } from '../../testing/world/people/leave.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { deleteMonthBalance } from './monthBalanceStore.ts'
import { readMonthBalance } from './readMonthBalance.ts'
import { refreshStoredMonths } from './refreshStoredMonths.ts'
import { storeMonthBalance } from './storeMonthBalance.ts'

const { db, clock, hr, givenAnna } = await annasLeaveWorld()

const hoursOf = async (personId: number, yearMonth: string) =>
  (await readMonthBalance(db, { personId, yearMonth: toYearMonth(yearMonth) })).timeSheetHoursDto

const store = (personId: number, yearMonth: string) =>
  inTransaction(db, (tx) => storeMonthBalance(tx, { personId, yearMonth: toYearMonth(yearMonth), now: clock.now() }))

const refresh = (personId: number, ...days: string[]) =>
  inTransaction(db, (tx) => refreshStoredMonths(tx, { personId, days: days.map(toDay), now: clock.now() }))

const book = (personId: number, day: string, absenceCategory: AbsenceCategory, fullDay = true) =>
  request(hr, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { dayOfMonth: day, absenceCategory, fullDay },
  })

const setOpening = (personId: number, month: string, hours: number) =>
  db
    .updateTable('people')
    .set({ recup_opening_month: `${month}-01`, recup_opening_seconds: hours * 3600 })
    .where('people.id', '=', personId)
    .execute()

describe('the hours of a month of Anna', () => {
  test('the balance of a month counts 18 shifts of 8 hours, a vacation day, a public holiday and a weekday without work', async () => {
    const anna = await givenAnna()
    for (const day of [2, 3, 4, 5, 6, 9, 10, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26]) {
      const date = `2026-11-${String(day).padStart(2, '0')}`
      await givenShift(db, { ...anna, start: `${date}T07:00+01:00`, end: `${date}T15:00+01:00` })
    }
    await givenCounter(db, { personId: anna.personId, days: 20 })
    await call(...book(anna.personId, '2026-11-27', 'VACATION'))
    expect(await hoursOf(anna.personId, '2026-11')).toMatchObject({
      needed: 159.6,
      worked: 144,
      counted: 159.2,
      earned: -0.4,
      workedEnough: false,
      recupTaken: 0,
    })
  })

  test('a night shift that starts on 31 October counts completely in October', async () => {
    const anna = await givenAnna()
    await givenShift(db, { ...anna, start: '2026-10-31T22:00+01:00', end: '2026-11-01T06:00+01:00' })
    expect((await hoursOf(anna.personId, '2026-10')).worked).toBe(8)
    expect(await hoursOf(anna.personId, '2026-11')).toMatchObject({ worked: 0, counted: 7.6 })
  })

  test('a night shift that ends on 1 May removes the credited hours of that public holiday', async () => {
    const anna = await givenAnna()
    expect((await hoursOf(anna.personId, '2026-05')).counted).toBe(22.8)
    await givenShift(db, { ...anna, start: '2026-04-30T22:00+02:00', end: '2026-05-01T06:00+02:00' })
    expect((await hoursOf(anna.personId, '2026-05')).counted).toBe(15.2)
  })

  test('when the company setting requires recuperation for the other half of a half day of vacation, the answer says that Anna has too little recuperation for it', async () => {
    const { personId } = await givenAnna()
    expect((await hoursOf(personId, '2026-11')).halfDayCanBeRecuperated).toBe(true)
    await db.updateTable('company_settings').set({ half_vacation_needs_recuperation: true }).execute()
    expect((await hoursOf(personId, '2026-11')).halfDayCanBeRecuperated).toBe(false)
    await db.updateTable('company_settings').set({ half_vacation_needs_recuperation: false }).execute()
  })

  test('a self-employed person has no needed hours and no built-up recuperation', async () => {
    const { personId, contractId } = await givenAnna({ kind: 'independent' })
    await givenShift(db, { personId, contractId, start: '2026-10-05T07:00+02:00', end: '2026-10-05T15:00+02:00' })
    await store(personId, '2026-10')
    expect(await hoursOf(personId, '2026-10')).toMatchObject({ needed: 0, worked: 8, counted: 8, earned: 0 })
    expect((await hoursOf(personId, '2026-11')).recupPrevious).toBe(0)
  })
})

describe('the recuperation that Anna has built up before a month', () => {
  test('earned hours count after the month is confirmed, and taken, given and corrected hours count immediately', async () => {
    const anna = await givenAnna({ from: '2026-08-01' })
    const { personId } = anna
    await setOpening(personId, '2026-08', 10)
    await givenShift(db, { ...anna, start: '2026-08-03T07:00+02:00', end: '2026-08-03T17:00+02:00' })
    await db.insertInto('recup_bonuses').values({ person_id: personId, day_on: '2026-09-14', seconds: 7200 }).execute()
    await db
      .insertInto('recup_corrections')
      .values({ person_id: personId, month_on: '2026-10-01', seconds: -1800 })
      .execute()
    expect((await hoursOf(personId, '2026-11')).recupPrevious).toBe(11.5)
    await call(...book(personId, '2026-10-05', 'RECUPERATION'))
    expect((await hoursOf(personId, '2026-11')).recupPrevious).toBe(3.9)
    const { earned } = await hoursOf(personId, '2026-08')
    await store(personId, '2026-08')
    expect((await hoursOf(personId, '2026-09')).recupPrevious).toBeCloseTo(10 + earned, 10)
    expect((await hoursOf(personId, '2026-08')).recupPrevious).toBe(10)
    expect((await hoursOf(personId, '2026-07')).recupPrevious).toBe(0)
  })

  test('the balance of a month also shows recuperation in days, counted with the hours of the person’s own working day', async () => {
    const { personId } = await givenAnna()
    await setOpening(personId, '2026-01', 22.8)
    await call(...book(personId, '2026-11-16', 'RECUPERATION', false))
    expect(await hoursOf(personId, '2026-11')).toMatchObject({
      recupPrevious: 22.8,
      recupPreviousInDays: 3,
      recupTaken: 3.8,
      recupTakenInDays: 0.5,
      remainingRecupDays: 2.5,
    })
  })

  test('Anna cannot book recuperation hours that a later month needs', async () => {
    const { personId } = await givenAnna()
    await setOpening(personId, '2026-01', 11.4)
    await call(...book(personId, '2026-12-01', 'RECUPERATION'))
    const refusal = await refused(...book(personId, '2026-11-16', 'RECUPERATION'))
    expect(refusal).toMatchObject({
      code: 'recuperation_too_low',
      message: 'Onvoldoende recuperatie opgebouwd: er rest 3,8 uur.',
    })
    await call(...book(personId, '2026-11-16', 'RECUPERATION', false))
  })
})

describe('the stored balance of a confirmed month', () => {
  test('a later part-time percentage does not change a stored balance; after a booking by HR, the balance is calculated again with the stored percentage', async () => {
    const { personId } = await givenAnna({ partTimeBp: 8000 })
    await store(personId, '2026-10')
    await db.updateTable('part_time_records').set({ percentage_bp: 5000 }).where('person_id', '=', personId).execute()
    await db.updateTable('people').set({ sick_day_seconds: 13_680 }).where('id', '=', personId).execute()
    expect(await hoursOf(personId, '2026-10')).toMatchObject({ needed: 133.76, counted: 0 })
    await call(...book(personId, '2026-10-05', 'SICK_LEAVE'))
    expect(await hoursOf(personId, '2026-10')).toMatchObject({ needed: 133.76, counted: 7.6 })
    expect((await hoursOf(personId, '2026-09')).needed).toBe(83.6)
  })

  test('when a night shift ends on a public holiday of a confirmed month, the stored balance of that month is calculated again', async () => {
    const anna = await givenAnna()
    await store(anna.personId, '2026-05')
    await givenShift(db, { ...anna, start: '2026-04-30T22:00+02:00', end: '2026-05-01T06:00+02:00' })
    expect((await hoursOf(anna.personId, '2026-05')).counted).toBe(22.8)
    await refresh(anna.personId, '2026-04-30')
    expect((await hoursOf(anna.personId, '2026-05')).counted).toBe(15.2)
  })

  test('when HR enters a prolonged sickness in a confirmed month, the stored balance of that month is calculated again', async () => {
    const { personId } = await givenAnna()
    await store(personId, '2026-10')
    expect((await hoursOf(personId, '2026-10')).counted).toBe(0)
    await givenProlongedSickLeave(db, { personId, start: '2026-10-05', end: '2026-10-09' })
    await refresh(personId, '2026-10-05')
    expect((await hoursOf(personId, '2026-10')).counted).toBe(38)
  })

  test('the balance of a reopened month uses the current values, and the balance of an open month is not stored', async () => {
    const { personId } = await givenAnna({ from: '2026-10-01' })
    await store(personId, '2026-10')
    expect((await hoursOf(personId, '2026-11')).recupPrevious).toBe(-167.2)
    await inTransaction(db, (tx) => deleteMonthBalance(tx, { personId, yearMonth: toYearMonth('2026-10') }))
    await refresh(personId, '2026-10-05')
    expect((await hoursOf(personId, '2026-11')).recupPrevious).toBe(0)
  })
})
