import { addDays, eachDay, toDay } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { daysInWords } from './daysInWords.ts'

const day = toDay

test('consecutive days in a list of days are shown as one period', () => {
  expect(daysInWords([...eachDay(day('2026-12-07'), day('2026-12-11')), day('2026-12-14')])).toBe(
    '07-12-2026 t.e.m. 11-12-2026, 14-12-2026',
  )
})

test('a list of days contains a day with two shifts only once', () => {
  expect(daysInWords([day('2026-12-14'), day('2026-12-07'), day('2026-12-14')])).toBe('07-12-2026, 14-12-2026')
})

test('a long list of days shows only the first days and the last day', () => {
  const mondays = Array.from({ length: 26 }, (_, week) => addDays(day('2026-11-02'), week * 7))
  expect(daysInWords(mondays)).toBe(
    '02-11-2026, 09-11-2026, 16-11-2026, 23-11-2026, 30-11-2026, 07-12-2026 en verder tot 26-04-2027',
  )
})
