import { bookSpecificAbsenceFor } from '@uurwerk/contract/absences/absences'
import { allVacationCounters, personRecupYear } from '@uurwerk/contract/balances/balances'
import { settings } from '@uurwerk/contract/company'
import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import { moveIn } from '@uurwerk/contract/employment/movingIn'
import { createPerson, person } from '@uurwerk/contract/people/people'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { openingMonthOf } from '@uurwerk/domain/people/openingMonthOf'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPersonRow } from '../../people/peopleStore.ts'
import { call, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import { importing, tableOf } from '../../testing/world/movingIn.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson } from '../../testing/world/world.ts'
import { listOpenings } from './movingInStore.ts'

const november = toYearMonth('2026-11')
const october = toYearMonth('2026-10')

async function givenOffice() {
  const app = await startTestApp()
  const hr = await app.as(
    await givenPerson(app.db, { firstName: 'Katrien', roles: ['ROLE_ADMIN'], kind: 'independent' }),
  )
  const move = (yearMonth: YearMonth, more: { preview?: 'true'; removeRecupHolidays?: boolean } = {}) => {
    const { preview = 'false', ...body } = more
    return [hr, moveIn, { query: { preview }, body: { yearMonth, ...body } }] as const
  }
  /** Anna is employed since 2013, but her contract begins only in January 2026. */
  const anna = await call(hr, createPerson, { body: personBody({ employmentStartDate: '2013-02-28' }) })
  const contractId = await givenContract(app.db, {
    personId: anna.id,
    customerId: await givenCustomer(app.db),
    from: '2026-01-01',
  })
  const recupHolidays = async () => {
    const { rows } = await app.pool.query(
      `select year, original_half_days / 2.0 as days from counter_balances
       where person_id = $1 and counter_type = 'RECUPERATION_HOLIDAY' and original_half_days <> 0 order by year`,
      [anna.id],
    )
    return Object.fromEntries(rows.map((row) => [row.year, Number(row.days)]))
  }
  const expected = async (yearMonth: YearMonth) =>
    (await call(hr, contractMonths, { params: { yearMonth } }))._embedded.contractWithTimeSheetInfoDtoList.length
  return { ...app, hr, move, anna, contractId, recupHolidays, expected }
}

test('before the date on which the company starts to use Uurwerk, no days are granted and no timesheet is expected or missing, and the recuperation starts at that date', async () => {
  const { hr, move, anna, recupHolidays, expected } = await givenOffice()
  expect(await recupHolidays()).toMatchObject({ 2014: 1, 2026: 2, 2027: 3 })
  expect(await expected(october)).toBe(1)
  const { effect } = await call(...move(november))
  expect(effect).toMatchObject({
    people: 1,
    openTimesheetsBefore: 11,
    openTimesheetsAfter: 1,
    removedRecupHolidays: [],
  })
  expect(effect.grantedDaysAfter).toBe(4)
  expect(await recupHolidays()).toEqual({ 2026: 1, 2027: 3 })
  expect([await expected(october), await expected(november)]).toEqual([0, 1])
  expect((await call(hr, hrStart, { params: { yearMonth: october } })).missing).toEqual([])
  expect((await call(hr, hrStart, { params: { yearMonth: november } })).missing).toHaveLength(1)
  const read = await call(hr, person, { params: { id: anna.id } })
  expect(read).toMatchObject({ recupOpeningYearMonth: null, facts: { opening: '2026-11' } })
  expect((await call(hr, settings)).movedInYearMonth).toBe('2026-11')
})

test('a person who is added after the company started to use Uurwerk gets no days for public holidays before the date of that start', async () => {
  const { db, hr, move } = await givenOffice()
  await call(...move(november))
  const bert = await call(hr, createPerson, { body: personBody({ employmentStartDate: '2010-01-01' }) })
  const first = await db
    .selectFrom('counter_entries')
    .select(({ fn }) => fn.min('counter_entries.holiday_on').as('day'))
    .where('counter_entries.person_id', '=', bert.id)
    .executeTakeFirst()
  expect(first?.day).toBe('2026-11-01')
})

test('the preview of a new date on which the company starts to use Uurwerk shows the effects and changes nothing', async () => {
  const { hr, move, recupHolidays, expected } = await givenOffice()
  const before = await recupHolidays()
  const { effect } = await call(...move(november, { preview: 'true' }))
  expect(effect).toMatchObject({ people: 1, openTimesheetsBefore: 11, openTimesheetsAfter: 1 })
  expect(await recupHolidays()).toEqual(before)
  expect(await expected(october)).toBe(1)
  expect((await call(hr, settings)).movedInYearMonth).toBeNull()
})

test('when HR sets an earlier date on which the company starts to use Uurwerk, people get the days of the public holidays after that date', async () => {
  const { move, recupHolidays } = await givenOffice()
  const before = await recupHolidays()
  await call(...move(november))
  await call(...move(toYearMonth('2013-01')))
  expect(await recupHolidays()).toEqual(before)
})

test('HR cannot choose a date after a confirmed month as the date on which the company starts to use Uurwerk, and the refusal shows the month', async () => {
  const { db, contractId, move, expected } = await givenOffice()
  await givenConfirmed(db, { contractId, month: '2026-09' })
  expect(await refused(...move(november))).toMatchObject({ code: 'moved_in_after_records' })
  expect(await expected(october)).toBe(1)
  await call(...move(toYearMonth('2026-09')))
  expect(await expected(toYearMonth('2026-08'))).toBe(0)
})

test('when the date on which the company starts to use Uurwerk leaves a booked day without a balance, the date is refused until HR agrees', async () => {
  const { hr, anna, move } = await givenOffice()
  for (const dayOfMonth of ['2026-12-01', '2026-12-02'])
    await call(hr, bookSpecificAbsenceFor, {
      params: { userId: anna.id, yearMonth: toYearMonth('2026-12') },
      body: { dayOfMonth, fullDay: true, vacationCategory: 'RECUPERATION_HOLIDAY' },
    })
  expect(await refused(...move(november))).toMatchObject({ code: 'opening_removes_recup_holidays' })
  const { effect } = await call(...move(november, { removeRecupHolidays: true }))
  expect(effect.removedRecupHolidays).toEqual([{ name: `${anna.firstName} ${anna.lastName}`, day: '2026-12-02' }])
})

test('an imported opening balance of recuperation without a month counts from the date on which the company starts to use Uurwerk', async () => {
  const { hr, anna, move } = await givenOffice()
  await call(...move(november))
  const file = tableOf(['E-mail', 'Soort', 'Uren'], [[anna.email, 'Recuperatie', '7,5']])
  expect(await call(...importing(hr, 'balances', file))).toMatchObject({ made: 1, withoutOpening: 0, warnings: [] })
  expect(await call(hr, person, { params: { id: anna.id } })).toMatchObject({
    recupOpeningYearMonth: '2026-11',
    recupOpeningHours: 7.5,
  })
  const { recupForMonthDtos, previousYearAvailable } = await call(hr, personRecupYear, {
    params: { userId: anna.id, year: 2026 },
  })
  expect(recupForMonthDtos[0]?.yearMonth).toBe('2026-11')
  expect(previousYearAvailable).toBe(false)
})

test('in the year in which the company starts to use Uurwerk, the overview of leave does not offer to begin the leave of that year', async () => {
  const { hr, move } = await givenOffice()
  const begun = async () => (await call(hr, allVacationCounters, { params: { year: 2026 } })).newYearBegun
  expect(await begun()).toBe(false)
  await call(...move(november))
  expect(await begun()).toBe(true)
})

test('the rule in TypeScript and the rule in SQL calculate the same first month with balances for every person', async () => {
  const { db, anna } = await givenOffice()
  const month = fc.integer({ min: 0, max: 239 }).map((n) => {
    const text = `${2013 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
    return toYearMonth(text)
  })
  await fc.assert(
    fc.asyncProperty(fc.option(month), fc.option(month), month, async (openingMonth, movedIn, start) => {
      const employmentStart = toDay(`${start}-17`)
      await db
        .updateTable('people')
        .set({
          employment_start_on: employmentStart,
          recup_opening_month: openingMonth === null ? null : `${openingMonth}-01`,
        })
        .where('people.id', '=', anna.id)
        .execute()
      await db
        .updateTable('company_settings')
        .set({ moved_in_on: movedIn === null ? null : `${movedIn}-01` })
        .execute()
      const wanted = openingMonthOf({ employmentStart, openingMonth, movedIn })
      const found = await db.transaction().execute((tx) => listOpenings(tx))
      expect(found.find(({ id }) => id === anna.id)?.openingOn).toBe(`${wanted}-01`)
      expect((await readPersonRow(db, anna.id, toDay('2026-11-20')))?.movedIn).toBe(movedIn)
    }),
    { numRuns: 40 },
  )
})
