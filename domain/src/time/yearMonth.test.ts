import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import {
  addMonths,
  dayIn,
  daysOf,
  firstDayOf,
  isYearMonth,
  lastDayOf,
  monthOf,
  monthOfYear,
  toYearMonth,
  yearOfMonth,
} from './yearMonth.ts'

const cases: [text: string, isOne: boolean][] = [
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['11-2026', false],
  ['2026-11-20', false],
  ['0026-11', false],
]
for (const [text, isOne] of cases) {
  test(`the text '${text}' is ${isOne ? 'a month' : 'not a month'}`, () => expect(isYearMonth(text)).toBe(isOne))
}

test('the error for a month that does not exist contains the text of that month', () => {
  expect(() => toYearMonth('2026-13')).toThrow('not a month: 2026-13')
})

const bounds: [yearMonth: string, first: string, last: string, days: number][] = [
  ['2026-11', '2026-11-01', '2026-11-30', 30],
  ['2026-12', '2026-12-01', '2026-12-31', 31],
  ['2026-02', '2026-02-01', '2026-02-28', 28],
  ['2028-02', '2028-02-01', '2028-02-29', 29],
  ['2100-02', '2100-02-01', '2100-02-28', 28],
]
for (const [text, first, last, count] of bounds) {
  test(`the month ${text} has the days from ${first} to ${last}`, () => {
    const yearMonth = toYearMonth(text)
    expect([firstDayOf(yearMonth), lastDayOf(yearMonth)]).toEqual([first, last])
    expect(daysOf(yearMonth)).toHaveLength(count)
  })
}

const steps: [from: string, months: number, to: string][] = [
  ['2026-11', 1, '2026-12'],
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 12, '2027-11'],
  ['2026-11', -23, '2024-12'],
]
for (const [from, months, to] of steps) {
  test(`the month ${from} plus ${months} months is ${to}`, () => expect(addMonths(toYearMonth(from), months)).toBe(to))
}

test('the calculation of a date gives null for a day number that the month does not have', () => {
  const february = toYearMonth('2026-02')
  expect(dayIn(february, 28)).toBe('2026-02-28')
  expect([dayIn(february, 29), dayIn(february, 0), dayIn(february, 1.5), dayIn(february, Number.NaN)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('the month of a day, the year of a month and the number of a month in its year are calculated', () => {
  expect(monthOf(toDay('2026-11-20'))).toBe('2026-11')
  expect([yearOfMonth(toYearMonth('2026-11')), monthOfYear(toYearMonth('2026-11'))]).toEqual([2026, 11])
})
