import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { neededOn, type StaffingLevel } from './neededOn.ts'

const level = (start: string, end: string | null, parts: Partial<StaffingLevel> = {}): StaffingLevel => ({
  period: { start: toDay(start), end: end === null ? null : toDay(end) },
  weekdays: [4, 4, 4, 4, 4, 2, 1],
  onHolidays: null,
  ...parts,
})
const levels = [
  level('2026-10-01', '2026-11-30'),
  level('2026-12-01', null, { onHolidays: 0, weekdays: [5, 5, 5, 5, 5, 3, 3] }),
]

test.each([
  ['a Wednesday', '2026-11-25', false, 4],
  ['a Saturday that is the last day of its month', '2026-10-31', false, 2],
  ['a holiday without its own number', '2026-11-11', true, 4],
  ['a holiday with its own number', '2026-12-25', true, 0],
  ['the last day of a level', '2026-11-30', false, 4],
  ['the first day of the next level', '2026-12-01', false, 5],
  ['a day before the first level', '2026-09-30', false, null],
])('a ward needs the right number of people on %s', (_case, day, isHoliday, expected) => {
  expect(neededOn(levels, toDay(day), isHoliday)).toBe(expected)
})
