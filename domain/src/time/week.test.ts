import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { mondayOf, weekNumberOf } from './week.ts'

test.each([
  ['2026-11-20', 47, '2026-11-16'],
  ['2026-11-22', 47, '2026-11-16'],
  ['2026-11-23', 48, '2026-11-23'],
  ['2026-12-31', 53, '2026-12-28'],
  ['2027-01-03', 53, '2026-12-28'],
  ['2027-01-04', 1, '2027-01-04'],
  ['2024-12-30', 1, '2024-12-30'],
])('the day %s is in week %d, which begins on %s', (day, week, monday) => {
  expect([weekNumberOf(toDay(day)), mondayOf(toDay(day))]).toEqual([week, monday])
})
