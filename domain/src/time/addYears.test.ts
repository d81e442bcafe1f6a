import { expect, test } from 'vitest'
import { addYears } from './addYears.ts'
import { toDay } from './day.ts'

test.each([
  ['2026-11-21', 1, '2027-11-21'],
  ['2026-01-31', -2, '2024-01-31'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', -4, '2020-02-29'],
])('the day %s plus %i years is %s', (day, years, other) => expect(addYears(toDay(day), years)).toBe(other))
