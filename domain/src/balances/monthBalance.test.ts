import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidaysIn } from '../calendar/holidays.ts'
import { basisPoints } from '../money/basisPoints.ts'
import { FULL_DAY_SECONDS, hoursOf, seconds, secondsOfHours } from '../money/seconds.ts'
import type { PartTimeRecord } from '../people/partTimeRecord.ts'
import type { Day } from '../time/day.ts'
import { toDay } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { addMonths, daysOf, toYearMonth } from '../time/yearMonth.ts'
import { creditOn } from './creditOn.ts'
import { roundToSeconds } from './exactSeconds.ts'
import { monthBalance } from './monthBalance.ts'
import type { BookedHours, MonthFacts } from './monthFacts.ts'
import { monthNeed } from './monthNeed.ts'
import { recupMonthRow } from './recupMonthRow.ts'

const period = (start: string, end: string | null): DayPeriod => ({
  start: toDay(start),
  end: end === null ? null : toDay(end),
})

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

/** Anna, 100 %, who does nothing in November 2026: 21 weekdays, Sunday 1 and Wednesday 11 are holidays. */
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

describe('what a month comes to', () => {
  test('the house’s own example: 18 × 8 hours, one vacation day, one holiday, one weekday free', () => {
    expect(hours({ worked: secondsOfHours(144), absences: [absent('2026-11-02', 7.6)] })).toEqual({
      needed: 159.6,
      counted: 159.2,
      earned: -0.4,
      taken: 0,
    })
  })

  const cases: [string, Partial<MonthFacts>, number, number][] = [
    ['Anna does nothing, only the holiday counts', {}, 159.6, 7.6],
    ['at 80 % the holiday counts for 80 %', { partTimeRecords: [works(80, '2025-01-01', null)] }, 127.68, 6.08],
    [
      'she goes from 80 to 50 % on Monday 16: 10 days of 6.08 and 11 of 3.8',
      { partTimeRecords: [works(80, '2025-01-01', '2026-11-15'), works(50, '2026-11-16', null)] },
      102.6,
      6.08,
    ],
    ['she starts on Monday 16: 11 days, and no holiday', { employment: period('2026-11-16', null) }, 83.6, 0],
    ['she leaves on Tuesday 10, before the holiday', { employment: period('2025-01-01', '2026-11-10') }, 53.2, 0],
    ['at 0 % nothing is needed and no holiday counts', { partTimeRecords: [works(0, '2025-01-01', null)] }, 0, 0],
    ['she works 5 hours of the holiday: it does not count', withHolidayWork(5), 159.6, 5],
    ['she works 4 hours of it: half of it counts', withHolidayWork(4), 159.6, 7.8],
    [
      'a night from Tuesday 22:00 into the holiday takes its credit: 6 of the 8 hours lie in it',
      { worked: secondsOfHours(8), workedOnHolidays: workedOn('2026-11-11', 6) },
      159.6,
      8,
    ],
    [
      'a night from 31 October into All Saints, a Sunday, takes nothing from November',
      { workedOnHolidays: workedOn('2026-11-01', 6) },
      159.6,
      7.6,
    ],
    ['an absence on the holiday counts no second time', { absences: [absent('2026-11-11', 7.6)] }, 159.6, 7.6],
    ['sickness in place of a Saturday shift counts', { absences: [absent('2026-11-07', 7.6)] }, 159.6, 15.2],
    ['so does it on All Saints, a Sunday', { absences: [absent('2026-11-01', 7.6)] }, 159.6, 15.2],
    ['two half days count both', { absences: [absent('2026-11-02', 3.8), absent('2026-11-02', 3.8)] }, 159.6, 15.2],
    [
      'prolonged sickness counts every weekday once, the holiday and an absence inside it included',
      { prolongedSickLeave: [period('2026-11-09', '2026-11-15')], absences: [absent('2026-11-10', 7.6)] },
      159.6,
      38,
    ],
  ]
  test.each(cases)('%s', (_, facts, needed, counted) => {
    const month = hours(facts)
    expect({ needed: month.needed, counted: month.counted }).toEqual({ needed, counted })
    expect(month.earned).toBeCloseTo(counted - needed, 10)
  })

  test('in May, a night of 30 April that was booked in April takes the credit of 1 May', () => {
    const may: Partial<MonthFacts> = { ...monthOfHolidays('2026-05') }
    // Three holidays on weekdays: 1 May, Ascension (14) and Whit Monday (25).
    expect(hours(may).counted).toBe(22.8)
    expect(hours({ ...may, workedOnHolidays: workedOn('2026-05-01', 6) }).counted).toBe(15.2)
  })

  test('recuperation counts as hours, and is taken from what was built up', () => {
    const absences = [absent('2026-11-02', 7.6, true), absent('2026-11-03', 3.8, true), absent('2026-11-04', 7.6)]
    expect(hours({ absences })).toMatchObject({ counted: 26.6, taken: 11.4 })
  })

  test('an independent needs nothing, is credited nothing and builds up nothing', () => {
    const absences = [absent('2026-11-02', 7.6)]
    expect(hours({ kind: 'independent', worked: secondsOfHours(120), absences })).toEqual({
      needed: 0,
      counted: 120,
      earned: 0,
      taken: 0,
    })
  })

  test('enough is worked from the needed second on', () => {
    const needed = 159.6 * 3600
    const enough = seconds(needed - FULL_DAY_SECONDS)
    expect(monthBalance({ ...anna, worked: enough }).workedEnough).toBe(true)
    expect(monthBalance({ ...anna, worked: seconds(enough - 1) }).workedEnough).toBe(false)
  })
})

describe('what a month needs', () => {
  test.each([
    ['2026-11', 159.6],
    ['2027-02', 152],
    ['2028-02', 159.6],
  ])('%s needs %s hours', (yearMonth, needed) => {
    expect(hoursOf(monthNeed(anna, toYearMonth(yearMonth)))).toBe(needed)
  })

  test('the days are summed exactly and rounded once: 21 × 9 119.088 s, not 21 × 9 119 s', () => {
    expect(monthNeed({ ...anna, partTimeRecords: [works(33.33, '2025-01-01', null)] }, november)).toBe(191_501)
  })
})

test('the row of the overview leaves recuperation out of the work, so that rows add up', () => {
  const { counted, needed, taken, earned } = monthBalance({ ...anna, absences: [absent('2026-11-02', 7.6, true)] })
  const row = recupMonthRow({ counted, needed, taken })
  expect(hoursOf(row.worked)).toBe(7.6)
  expect(row.difference).toBe(earned - taken)
})

test('a balance is the sum of its parts', () => {
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
      // Here every day is rounded by itself, by half a second at most.
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
