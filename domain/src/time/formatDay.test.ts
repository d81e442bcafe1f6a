import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import {
  formatDayInWords,
  formatDayWithDashes,
  formatDayWithSlashes,
  formatMonth,
  shortMonthName,
  shortWeekdayName,
} from './formatDay.ts'
import { toYearMonth } from './yearMonth.ts'

const days: [day: string, slashes: string, dashes: string, short: string, words: string][] = [
  ['2026-11-20', '20/11/2026', '20-11-2026', 'vr', 'vrijdag 20 november 2026'],
  ['2026-03-29', '29/03/2026', '29-03-2026', 'zo', 'zondag 29 maart 2026'],
  ['2028-02-29', '29/02/2028', '29-02-2028', 'di', 'dinsdag 29 februari 2028'],
  ['2027-01-01', '01/01/2027', '01-01-2027', 'vr', 'vrijdag 1 januari 2027'],
]
test.each(days)(
  'the day %s is written as %s for employees and %s for HR, with weekday %s',
  (text, slashes, dashes, short, words) => {
    const day = toDay(text)
    expect([formatDayWithSlashes(day), formatDayWithDashes(day), shortWeekdayName(day), formatDayInWords(day)]).toEqual(
      [slashes, dashes, short, words],
    )
  },
)

const months: [month: string, formatted: string][] = [
  ['2026-01', 'januari 2026'],
  ['2026-08', 'augustus 2026'],
  ['2026-12', 'december 2026'],
]
test.each(months)('the month %s is written as %s', (month, formatted) => {
  expect(formatMonth(toYearMonth(month))).toBe(formatted)
})

test('a short month name has three letters, and March and May have different names', () => {
  const short = ['2026-02', '2026-03', '2026-05', '2026-10'].map((month) => shortMonthName(toYearMonth(month)))
  expect(short).toEqual(['feb', 'mrt', 'mei', 'okt'])
})
