import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { availableVacationCounters, editVacationCounter } from '@uurwerk/contract/balances/balances'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { removeWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { describe, expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { givenShift, givenVacationApproved, ledgerOf } from '../../testing/world/people/leave.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'
import { newYearWorld } from '../../testing/world/people/newYearWorld.ts'

const { db, clock, hr, run, cells, lastYear } = await newYearWorld()

const customerId = await givenCustomer(db)
const runFor = (personId: number, transfer?: number) =>
  run({ userIds: [personId], transfers: transfer === undefined ? [] : [{ userId: personId, days: transfer }] })

/** HR books a day of leave for a public holiday ('Feestdag recup') in 2026 for a person. */
const bookRecupHoliday = (personId: number, day: string) =>
  request(hr, bookAbsenceFor, {
    params: { userId: personId, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { dayOfMonth: day, absenceCategory: 'RECUPERATION_HOLIDAY', fullDay: true },
  })

describe('HR begins the leave of 2027', () => {
  test('the new-year run moves and grants the days of three people', async () => {
    // Anna works full-time and gets 20 days. Of 2026, she still has one day of leave for a public holiday and two days
    // of extra vacation.
    const anna = await givenPerson(db)
    await lastYear(anna, 'RECUPERATION_HOLIDAY', 1)
    await lastYear(anna, 'EXTRA_VACATION_CURRENT_YEAR', 2)
    await lastYear(anna, 'STATUTORY_VACATION', 3)
    // Bram works 80 % since 1 July 2026, which is 184 of 365 days. 20 × 0.8 × 184 / 365 = 8.07 days, rounded up to 8.5.
    const bram = await givenPerson(db, { firstName: 'Bram', from: '2026-07-01', partTimeBp: 8000 })
    // Cas works 50 % until 30 June (181 days) and 80 % after that day (184 days). The average of 65.12 % of 20 days is
    // 13.02 days, rounded up to 13.5.
    const cas = await givenPerson(db, { firstName: 'Cas', partTimeBp: 5000 })
    await db.updateTable('part_time_records').set({ end_on: '2026-06-30' }).where('person_id', '=', cas).execute()
    await db
      .insertInto('part_time_records')
      .values({ person_id: cas, percentage_bp: 8000, start_on: '2026-07-01' })
      .execute()
    const { rows } = await run({
      userIds: [anna, bram, cas],
      transfers: [{ userId: anna, days: 1.5 }],
    })
    expect(rows.find(({ userId }) => userId === cas)).toMatchObject({ meanPercentage: 65.12, skipped: null })
    expect(await cells(anna, 2026)).toMatchObject({
      RECUPERATION_HOLIDAY: '0/1',
      EXTRA_VACATION_CURRENT_YEAR: '0/2',
      STATUTORY_VACATION: '1.5/3',
    })
    expect(await cells(anna, 2027)).toMatchObject({
      RECUPERATION_HOLIDAY_PREVIOUS_YEAR: '1/1',
      EXTRA_VACATION_PREVIOUS_YEAR: '2/2',
      STATUTORY_VACATION: '20/20',
      TRANSFER_HOLIDAY_PREVIOUS_YEAR: '1.5/1.5',
    })
    expect((await cells(bram, 2027))['STATUTORY_VACATION']).toBe('8.5/8.5')
    expect((await cells(cas, 2027))['STATUTORY_VACATION']).toBe('13.5/13.5')
  })

  test('the preview of a new-year run shows the same result as the run, and writes nothing', async () => {
    const personId = await givenPerson(db)
    await lastYear(personId, 'RECUPERATION_HOLIDAY', 1.5)
    const input = { userIds: [personId], transfers: [] }
    const previewed = await run(input, { preview: true })
    expect(previewed.rows).toMatchObject([
      {
        changed: true,
        meanPercentage: 100,
        statutory: { before: 0, after: 20 },
        recupHoliday: { before: 0, after: 1.5 },
        extraVacation: { before: 0, after: 0 },
        transfer: { before: 0, after: 0 },
        notices: [],
      },
    ])
    expect(await cells(personId, 2027)).toEqual({})
    expect((await run(input)).rows).toEqual(previewed.rows)
    expect((await cells(personId, 2027))['RECUPERATION_HOLIDAY_PREVIOUS_YEAR']).toBe('1.5/1.5')
  })

  test('a second new-year run without changes writes nothing', async () => {
    const personId = await givenPerson(db)
    await lastYear(personId, 'RECUPERATION_HOLIDAY', 2)
    await lastYear(personId, 'STATUTORY_VACATION', 4)
    await runFor(personId, 2)
    const ledger = await ledgerOf(db, personId)
    const again = await runFor(personId, 2)
    expect(again.rows).toMatchObject([{ changed: false, transferable: 4, transfer: { before: 2, after: 2 } }])
    expect((await runFor(personId)).rows[0]?.changed).toBe(false)
    expect(await ledgerOf(db, personId)).toEqual(ledger)
  })

  test('after changes of balances and part-time percentages, a second new-year run writes only the difference with the first run', async () => {
    const personId = await givenPerson(db)
    await lastYear(personId, 'RECUPERATION_HOLIDAY', 2)
    await runFor(personId)
    await lastYear(personId, 'RECUPERATION_HOLIDAY', 1)
    await db.updateTable('part_time_records').set({ percentage_bp: 9000 }).where('person_id', '=', personId).execute()
    await runFor(personId)
    expect((await ledgerOf(db, personId)).slice(-3)).toEqual([
      { counter: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR', halfDays: 2, reason: 'nieuw jaar 2027' },
      { counter: 'RECUPERATION_HOLIDAY', halfDays: -2, reason: 'nieuw jaar 2027' },
      { counter: 'STATUTORY_VACATION', halfDays: -4, reason: 'nieuw jaar 2027' },
    ])
  })

  test('a later new-year run keeps a correction that HR made after the first run', async () => {
    const personId = await givenPerson(db)
    await runFor(personId)
    await call(hr, editVacationCounter, {
      params: { userId: personId, year: 2027 },
      body: { type: 'STATUTORY_VACATION', originalBalance: 22, currentBalance: 22 },
    })
    expect((await runFor(personId)).rows[0]).toMatchObject({ changed: false, statutory: { before: 22, after: 22 } })
  })
})

describe('bookings in the old year after the new-year run', () => {
  async function withRecupHolidayMoved() {
    const personId = await givenPerson(db)
    await lastYear(personId, 'RECUPERATION_HOLIDAY', 1)
    await runFor(personId)
    return personId
  }

  test('an employee can still book a moved day in the old year: the day moves back to the old year, and the next new-year run changes nothing', async () => {
    const personId = await withRecupHolidayMoved()
    const toTake = await call(hr, availableVacationCounters, { params: { userId: personId, year: 2026 } })
    expect(toTake._embedded.vacationCounterDtoList).toMatchObject([{ type: 'RECUPERATION_HOLIDAY', currentBalance: 1 }])
    await call(...bookRecupHoliday(personId, '2026-12-30'))
    expect(await cells(personId, 2026)).toMatchObject({ RECUPERATION_HOLIDAY: '0/1' })
    expect(await cells(personId, 2027)).toEqual({ STATUTORY_VACATION: '20/20' })
    expect((await refused(...bookRecupHoliday(personId, '2026-12-29'))).code).toBe('balance_too_low')
    expect((await runFor(personId)).rows[0]?.changed).toBe(false)
  })

  test('an employee can still book half a day of moved extra vacation in the old year, and only that half day moves back to the old year', async () => {
    const personId = await givenPerson(db)
    await lastYear(personId, 'EXTRA_VACATION_CURRENT_YEAR', 1)
    await runFor(personId)
    const book = (day: string, fullDay: boolean) =>
      request(hr, bookAbsenceFor, {
        params: { userId: personId, yearMonth: toYearMonth('2026-12') },
        body: { dayOfMonth: day, absenceCategory: 'VACATION', fullDay },
      })
    await call(...book('2026-12-30', false))
    expect(await cells(personId, 2027)).toMatchObject({ EXTRA_VACATION_PREVIOUS_YEAR: '0.5/0.5' })
    expect((await refused(...book('2026-12-29', true))).code).toBe('balance_too_low')
    await call(...book('2026-12-29', false))
    expect(await cells(personId, 2026)).toMatchObject({ EXTRA_VACATION_CURRENT_YEAR: '0/1' })
  })

  test('an employee cannot book a moved day in the old year after using it in the new year', async () => {
    const personId = await withRecupHolidayMoved()
    await call(...bookRecupHoliday(personId, '2027-01-05'))
    expect((await refused(...bookRecupHoliday(personId, '2026-12-30'))).code).toBe('balance_too_low')
  })

  test('when HR removes a holiday shift of the old year, the server also removes the day that was moved to the new year; when the person used that day, the next new-year run reports a negative counter', async () => {
    const [unused, used] = [await givenPerson(db), await givenPerson(db)]
    for (const personId of [unused, used]) {
      const contractId = await givenContract(db, { personId, customerId })
      const shift = { personId, contractId, start: '2026-11-11T08:00:00+01:00', end: '2026-11-11T16:00:00+01:00' }
      const shiftId = await givenShift(db, shift)
      await db
        .insertInto('counter_entries')
        .values({
          person_id: personId,
          year: 2026,
          counter_type: 'RECUPERATION_HOLIDAY',
          half_days: 2,
          kind: 'grant',
          cause: 'shift_planned',
          holiday_on: '2026-11-11',
          at: '2026-11-01T08:00:00Z',
        })
        .execute()
      await runFor(personId)
      if (personId === used) await call(...bookRecupHoliday(personId, '2027-01-05'))
      await call(hr, removeWorkedShiftFor, {
        params: { contractId, yearMonth: toYearMonth('2026-11') },
        body: { day: 11, idInDay: 0, id: shiftId },
      })
    }
    expect((await cells(unused, 2027))['RECUPERATION_HOLIDAY_PREVIOUS_YEAR']).toBeUndefined()
    expect((await runFor(unused)).rows[0]).toMatchObject({ changed: false, notices: [] })
    expect(await cells(used, 2026)).toMatchObject({ RECUPERATION_HOLIDAY: '-1/0' })
    expect(await cells(used, 2027)).toMatchObject({ RECUPERATION_HOLIDAY_PREVIOUS_YEAR: '0/1' })
    expect((await runFor(used)).rows[0]).toMatchObject({ changed: false, notices: [{ code: 'debt_stays', days: 1 }] })
  })
})

test('each new-year run is recorded with its time, the HR user and the number of people', async () => {
  const personId = await givenPerson(db)
  const { runs, year, open } = await runFor(personId)
  expect(runs[0]).toEqual({ at: '2027-01-04T10:00:00+01:00', by: 'Hilde Maes', people: 1 })
  expect({ year, open }).toEqual({ year: 2027, open: [2027] })
  const audited = await call(hr, auditEntries, { query: { entity: 'new year' } })
  expect(audited._embedded.auditEntryList[0]).toMatchObject({ action: 'begin new year', actorName: 'Hilde Maes' })
})

test('a new-year run while employees book absences counts every day exactly once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => givenPerson(db)))
  for (const personId of people) await lastYear(personId, 'RECUPERATION_HOLIDAY', 1)
  await Promise.all([
    run({ userIds: people }),
    ...people.map((personId) => outcomeOf(...bookRecupHoliday(personId, '2026-12-30'))),
    run({ userIds: people.toReversed() }),
  ])
  for (const personId of people) {
    expect((await cells(personId, 2026))['RECUPERATION_HOLIDAY']).toBe('0/1')
    expect(await cells(personId, 2027)).toEqual({ STATUTORY_VACATION: '20/20' })
  }
})

test('HR can begin a year of leave in November of the year before, and employees can still book a day in December', async () => {
  clock.set('2026-11-20T09:00:00Z')
  const personId = await givenPerson(db)
  await lastYear(personId, 'RECUPERATION_HOLIDAY', 1)
  await givenVacationApproved(db, personId)
  await runFor(personId)
  await call(...bookRecupHoliday(personId, '2026-12-30'))
  expect((await cells(personId, 2026))['RECUPERATION_HOLIDAY']).toBe('0/1')
  clock.set('2027-01-04T09:00:00Z')
})
