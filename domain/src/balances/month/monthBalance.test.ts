import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidaysIn } from '../../calendar/holidays.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import { FULL_DAY_SECONDS, hoursOf, seconds, secondsOfHours } from '../../money/seconds.ts'
import type { PartTimeRecord } from '../../people/partTime/partTimeRecord.ts'
import { toDay, type Day } from '../../time/day.ts'
import { period } from '../../time/dayPeriod.testing.ts'
import { addMonths, daysOf, toYearMonth } from '../../time/yearMonth.ts'
import { creditOn } from '../creditOn.ts'
import { roundToSeconds } from './exactSeconds.ts'
import { monthBalance } from './monthBalance.ts'
import type { BookedHours, MonthFacts } from './monthFacts.ts'
import { monthNeed } from './monthNeed.ts'
import { recupMonthRow } from '../recup/recupMonthRow.ts'

const works = (percent: number, start: string, end: string | null): PartTimeRecord => ({
  id: null,
  percentage: basisPoints(Math.round(percent * 100)),
  period: period(start, end),
})

const absent = (day: string, hours: number, isRecuperation = false): BookedHours => ({
  day: toDay(day),
  seconds: secondsOfHours(hours),
  isRecuperation,
})

const november = toYearMonth('2026-11')

const monthOfHolidays = (yearMonth: string) => {
  const month = toYearMonth(yearMonth)
  return { yearMonth: month, holidays: new Set(holidaysIn(month).map(({ date }) => date)) }
}

/**
 * The test data: Anna works full-time and has no shift in November 2026. The month has 21 weekdays, and public holidays
 * on Sunday 1 and Wednesday 11.
 */
const anna: MonthFacts = {
  ...monthOfHolidays('2026-11'),
  kind: 'employee',
  employment: period('2025-01-01', null),
  partTimeRecords: [works(100, '2025-01-01', null)],
  prolongedSickLeave: [],
  worked: seconds(0),
  workedOnHolidays: new Map(),
  absences: [],
}

const hours = (facts: Partial<MonthFacts>) => {
  const { needed, counted, earned, taken } = monthBalance({ ...anna, ...facts })
  return { needed: hoursOf(needed), counted: hoursOf(counted), earned: hoursOf(earned), taken: hoursOf(taken) }
}

const workedOn = (day: string, hoursWorked: number): ReadonlyMap<Day, ReturnType<typeof seconds>> =>
  new Map([[toDay(day), secondsOfHours(hoursWorked)]])

describe('the needed, credited and earned hours of a month', () => {
  test('the counted hours of a month include 18 shifts of 8 hours, one day of vacation and one public holiday', () => {
    expect(hours({ worked: secondsOfHours(144), absences: [absent('2026-11-02', 7.6)] })).toEqual({
      needed: 159.6,
      counted: 159.2,
      earned: -0.4,
      taken: 0,
    })
  })

  const cases: [string, Partial<MonthFacts>, number, number][] = [
    ['in a month without work, only the public holiday credits hours', {}, 159.6, 7.6],
    [
      'a public holiday of an employee at 80 % credits 80 % of a day',
      { partTimeRecords: [works(80, '2025-01-01', null)] },
      127.68,
      6.08,
    ],
    [
      'a month with a change from 80 % to 50 % needs 10 days of 6.08 hours and 11 days of 3.8 hours',
      { partTimeRecords: [works(80, '2025-01-01', '2026-11-15'), works(50, '2026-11-16', null)] },
      102.6,
      6.08,
    ],
    [
      'a person whose employment starts on Monday 16 needs the hours of 11 days, and an earlier public holiday credits no hours',
      { employment: period('2026-11-16', null) },
      83.6,
      0,
    ],
    [
      'a public holiday after the end of the employment credits no hours',
      { employment: period('2025-01-01', '2026-11-10') },
      53.2,
      0,
    ],
    [
      'a person at 0 % needs no hours, and a public holiday credits no hours',
      { partTimeRecords: [works(0, '2025-01-01', null)] },
      0,
      0,
    ],
    ['a public holiday with 5 hours of work credits no hours', withHolidayWork(5), 159.6, 5],
    ['a public holiday with 4 hours of work credits half a day', withHolidayWork(4), 159.6, 7.8],
    [
      'a public holiday credits no hours when a night shift has 6 of its 8 hours on the holiday',
      { worked: secondsOfHours(8), workedOnHolidays: workedOn('2026-11-11', 6) },
      159.6,
      8,
    ],
    [
      'a night shift that ends on a public holiday on a Sunday does not change the credited hours',
      { workedOnHolidays: workedOn('2026-11-01', 6) },
      159.6,
      7.6,
    ],
    [
      'an absence on a public holiday does not credit the hours a second time',
      { absences: [absent('2026-11-11', 7.6)] },
      159.6,
      7.6,
    ],
    [
      'sickness that replaces a shift on Saturday credits hours',
      { absences: [absent('2026-11-07', 7.6)] },
      159.6,
      15.2,
    ],
    [
      'sickness that replaces a shift on a public holiday on a Sunday credits hours',
      { absences: [absent('2026-11-01', 7.6)] },
      159.6,
      15.2,
    ],
    [
      'two half days of absence both credit hours',
      { absences: [absent('2026-11-02', 3.8), absent('2026-11-02', 3.8)] },
      159.6,
      15.2,
    ],
    [
      'prolonged sickness credits every weekday only once, also on a public holiday or a day of absence',
      { prolongedSickLeave: [period('2026-11-09', '2026-11-15')], absences: [absent('2026-11-10', 7.6)] },
      159.6,
      38,
    ],
  ]
  test.each(cases)(
    'the needed hours and the counted hours of a month are correct in this case: %s',
    (_, facts, needed, counted) => {
      const month = hours(facts)
      expect({ needed: month.needed, counted: month.counted }).toEqual({ needed, counted })
      expect(month.earned).toBeCloseTo(counted - needed, 10)
    },
  )

  test('a night shift that starts on 30 April removes the credited hours of the public holiday 1 May', () => {
    const may: Partial<MonthFacts> = { ...monthOfHolidays('2026-05') }
    // May 2026 has three public holidays on weekdays: 1 May, Ascension (14) and Whit Monday (25).
    expect(hours(may).counted).toBe(22.8)
    expect(hours({ ...may, workedOnHolidays: workedOn('2026-05-01', 6) }).counted).toBe(15.2)
  })

  test('the hours of booked recuperation are credited hours and count as taken recuperation', () => {
    const absences = [absent('2026-11-02', 7.6, true), absent('2026-11-03', 3.8, true), absent('2026-11-04', 7.6)]
    expect(hours({ absences })).toMatchObject({ counted: 26.6, taken: 11.4 })
  })

  test('a self-employed person has no needed hours, no credited hours and no earned hours', () => {
    const absences = [absent('2026-11-02', 7.6)]
    expect(hours({ kind: 'independent', worked: secondsOfHours(120), absences })).toEqual({
      needed: 0,
      counted: 120,
      earned: 0,
      taken: 0,
    })
  })

  test('a month has enough hours when its worked hours are equal to its needed hours, exact to the second', () => {
    const needed = 159.6 * 3600
    const enough = seconds(needed - FULL_DAY_SECONDS)
    expect(monthBalance({ ...anna, worked: enough }).workedEnough).toBe(true)
    expect(monthBalance({ ...anna, worked: seconds(enough - 1) }).workedEnough).toBe(false)
  })
})

describe('the needed hours of a month', () => {
  test.each([
    ['2026-11', 159.6],
    ['2027-02', 152],
    ['2028-02', 159.6],
  ])('the month %s has %s needed hours', (yearMonth, needed) => {
    expect(hoursOf(monthNeed(anna, toYearMonth(yearMonth)))).toBe(needed)
  })

  test('the needed time of a month is the exact sum of the time of its days and is rounded once', () => {
    expect(monthNeed({ ...anna, partTimeRecords: [works(33.33, '2025-01-01', null)] }, november)).toBe(191_501)
  })
})

test('the overview of recuperation does not count hours of taken recuperation as worked hours', () => {
  const { counted, needed, taken, earned } = monthBalance({ ...anna, absences: [absent('2026-11-02', 7.6, true)] })
  const row = recupMonthRow({ counted, needed, taken })
  expect(hoursOf(row.worked)).toBe(7.6)
  expect(row.difference).toBe(earned - taken)
})

test('in a random month, counted hours are worked plus credited hours, and earned hours are counted minus needed hours', () => {
  const facts = fc.record({
    offset: fc.integer({ min: 0, max: 30 }),
    percent: fc.integer({ min: 0, max: 100 }),
    worked: fc.integer({ min: 0, max: 240 * 3600 }),
    onHoliday: fc.integer({ min: 0, max: 10 * 3600 }),
    sick: fc.option(fc.nat(27), { nil: null }),
    absences: fc.array(fc.tuple(fc.nat(27), fc.integer({ min: 0, max: 86_400 }), fc.boolean()), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(facts, ({ offset, percent, worked, onHoliday, sick, absences }) => {
      const month = monthOfHolidays(addMonths(toYearMonth('2025-01'), offset))
      const days = daysOf(month.yearMonth)
      const all: MonthFacts = {
        ...anna,
        ...month,
        partTimeRecords: [works(percent, '2025-01-01', null)],
        prolongedSickLeave: sick === null ? [] : [{ start: days[sick] as Day, end: null }],
        worked: seconds(worked),
        workedOnHolidays: new Map([...month.holidays].map((day) => [day, seconds(onHoliday)])),
        absences: absences.map(([day, length, isRecuperation]) => ({
          day: days[day] as Day,
          seconds: seconds(length),
          isRecuperation,
        })),
      }
      const balance = monthBalance(all)
      // The test rounds each day separately. The result differs from the exact sum by at most half a second for each
      // day.
      const credited = days.reduce((sum, day) => sum + roundToSeconds(creditOn(all, day).amount), 0)
      expect(Math.abs(balance.counted - worked - credited)).toBeLessThanOrEqual(days.length / 2)
      expect(balance.earned).toBe(balance.counted - balance.needed)
      expect(balance.counted).toBeGreaterThanOrEqual(worked)
    }),
  )
})

function withHolidayWork(hoursWorked: number): Partial<MonthFacts> {
  return { worked: secondsOfHours(hoursWorked), workedOnHolidays: workedOn('2026-11-11', hoursWorked) }
}
