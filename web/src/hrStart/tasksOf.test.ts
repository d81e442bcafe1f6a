import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { monthBefore, monthOfPanels, tasksOf, tasksWith } from './tasksOf.ts'

const yearMonth = toYearMonth('2026-10')
const start: Parameters<typeof tasksOf>[0] = {
  timesheets: [
    { stage: 'not_planned', count: 3 },
    { stage: 'in_progress', count: 4 },
    { stage: 'submitted', count: 11 },
    { stage: 'approved', count: 2 },
    { stage: 'invoiced', count: 20 },
  ],
  toDo: {
    invoicesToFinish: 0,
    emailsToConfirm: 1,
    unsignedAfterReminders: 2,
    patternsToFill: 3,
    peopleToFill: ['Ilse Maes', 'Dries Baert'],
    requestsToDecide: 1,
    claimsToDecide: 3,
    swapsToDecide: 2,
    disputedTimesheets: 1,
  },
  missing: { length: 7 },
}

test('after the end of the month, HR’s tasks are in the order of the work, and a task without work is left out', () => {
  const tasks = tasksOf(start, { yearMonth, today: toDay('2026-11-01') })
  expect(tasks.map(({ name, count }) => [name, count])).toEqual([
    ['requestsToDecide', 1],
    ['claimsToDecide', 3],
    ['swapsToDecide', 2],
    ['disputedTimesheets', 1],
    ['toApprove', 11],
    ['toLock', 3],
    ['toRemind', 7],
    ['toInvoice', 2],
    ['unsignedAfterReminders', 2],
    ['emailsToConfirm', 1],
    ['patternsToFill', 3],
  ])
  expect(tasks.slice(0, 5).map(({ to }) => to)).toEqual([
    '/admin/openshifts',
    '/admin/openshifts',
    '/admin/swaps',
    '/admin/viewcontracts?month=2026-10&show=disputed',
    '/admin/viewcontracts?month=2026-10&show=approvable',
  ])
})

test('before the end of the month, the tasks of HR show no employee as late', () => {
  const tasks = tasksOf(start, { yearMonth, today: toDay('2026-10-31') })
  expect(tasks.map(({ name }) => name)).toEqual([
    'requestsToDecide',
    'claimsToDecide',
    'swapsToDecide',
    'disputedTimesheets',
    'toApprove',
    'toInvoice',
    'unsignedAfterReminders',
    'emailsToConfirm',
    'patternsToFill',
  ])
})

test('on the first days of a month, the remaining tasks of the month before come first', () => {
  const december = { yearMonth: toYearMonth('2026-12'), today: toDay('2026-12-01') }
  const begun = {
    ...start,
    toDo: { ...start.toDo, unsignedAfterReminders: 0, disputedTimesheets: 0 },
    timesheets: [{ stage: 'not_planned' as const, count: 40 }],
    missing: [],
  }
  const before = {
    ...start,
    toDo: {
      invoicesToFinish: 3,
      emailsToConfirm: 1,
      unsignedAfterReminders: 0,
      patternsToFill: 0,
      peopleToFill: [],
      requestsToDecide: 1,
      claimsToDecide: 3,
      swapsToDecide: 2,
      disputedTimesheets: 1,
    },
  }
  expect(monthBefore(december)).toBe('2026-11')
  expect(tasksWith(before, begun, december).map(({ name, count, month }) => [name, count, month])).toEqual([
    ['disputedTimesheets', 1, '2026-11'],
    ['toApprove', 11, '2026-11'],
    ['toLock', 3, '2026-11'],
    ['toRemind', 7, '2026-11'],
    ['toInvoice', 2, '2026-11'],
    ['invoicesToFinish', 3, '2026-11'],
    ['requestsToDecide', 1, null],
    ['claimsToDecide', 3, null],
    ['swapsToDecide', 2, null],
    ['emailsToConfirm', 1, null],
    ['patternsToFill', 3, null],
  ])
})

test('when HR chooses a month, only the tasks of that month are shown', () => {
  expect(monthBefore({ yearMonth, today: toDay('2026-12-01') })).toBeNull()
})

test.each([
  ['2026-12-01', start, '2026-11'],
  ['2026-12-10', start, '2026-11'],
  ['2026-12-11', start, '2026-12'],
  ['2026-12-01', null, '2026-12'],
] as const)('on %s, the panels about timesheets show the month that HR closes', (today, before, month) => {
  expect(monthOfPanels(before, { yearMonth: toYearMonth('2026-12'), today: toDay(today) })).toBe(month)
})

test('when the month before has no task any more, the panels about timesheets show the current month', () => {
  const settled = {
    timesheets: [{ stage: 'invoiced' as const, count: 40 }],
    toDo: { ...start.toDo, unsignedAfterReminders: 0, disputedTimesheets: 0 },
    missing: [],
  }
  const december = { yearMonth: toYearMonth('2026-12'), today: toDay('2026-12-01') }
  expect(monthOfPanels(settled, december)).toBe('2026-12')
})
