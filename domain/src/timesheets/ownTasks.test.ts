import { expect, test } from 'vitest'
import { seconds } from '../money/seconds.ts'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { ownTasks, type OwnMonth } from './ownTasks.ts'

const today = toDay('2026-11-20')
const month = (yearMonth: string, facts: Partial<OwnMonth> = {}): OwnMonth => ({
  yearMonth: toYearMonth(yearMonth),
  timesheets: 1,
  open: 1,
  confirmed: 0,
  shifts: 0,
  counted: seconds(0),
  needed: seconds(3600),
  ...facts,
})
const tasks = (months: readonly OwnMonth[], kind: 'employee' | 'independent' = 'employee') =>
  ownTasks({ kind, today, months }).map((task) => `${task.kind} ${task.yearMonth}`)

test('on 20 November Anna is asked to confirm October and to plan December, but not January', () => {
  const months = [
    month('2026-09', { open: 0, confirmed: 1 }),
    month('2026-10', { open: 0 }),
    month('2026-11', { counted: seconds(3600) }),
    month('2026-12'),
    month('2027-01'),
  ]
  expect(tasks(months)).toEqual(['confirm 2026-10', 'plan 2026-12'])
})

test('the task to lock a past month comes before the task to confirm that month', () => {
  expect(tasks([month('2026-10', { timesheets: 2, open: 1, confirmed: 1 })])).toEqual(['lock 2026-10'])
})

test('the start page asks Anna to plan the current month while hours are missing, and asks nothing about a month without a contract', () => {
  expect(tasks([month('2026-10', { timesheets: 0 }), month('2026-11'), month('2026-12', { timesheets: 0 })])).toEqual([
    'plan 2026-11',
  ])
})

test('a self-employed person has no needed hours, and gets the task to plan a month without shifts', () => {
  const months = [month('2026-11', { shifts: 3, needed: seconds(0) }), month('2026-12', { needed: seconds(0) })]
  expect(tasks(months, 'independent')).toEqual(['plan 2026-12'])
})
