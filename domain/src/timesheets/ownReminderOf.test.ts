import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { ownReminderOf } from './ownReminderOf.ts'

const tasks = [
  { kind: 'lock', yearMonth: toYearMonth('2026-10') },
  { kind: 'plan', yearMonth: toYearMonth('2026-12') },
] as const

test.each([
  ['2026-11-01', null],
  ['2026-11-02', 'confirm 2026-10'],
  ['2026-11-05', 'confirm 2026-10'],
  ['2026-11-08', 'confirm 2026-10'],
  ['2026-11-17', null],
  ['2026-11-18', 'plan 2026-12'],
  ['2026-11-25', 'plan 2026-12'],
  ['2026-11-30', null],
])('on %s Anna gets the reminder %s', (today, expected) => {
  const reminder = ownReminderOf({ today: toDay(today), tasks })
  expect(reminder && `${reminder.kind} ${reminder.yearMonth}`).toBe(expected)
})

test('a person gets no reminder about a month when the start page has no task for that month', () => {
  expect(ownReminderOf({ today: toDay('2026-12-02'), tasks })).toBeNull()
  expect(ownReminderOf({ today: toDay('2026-11-18'), tasks: tasks.slice(0, 1) })).toBeNull()
  expect(ownReminderOf({ today: toDay('2026-11-02'), tasks: [] })).toBeNull()
})
