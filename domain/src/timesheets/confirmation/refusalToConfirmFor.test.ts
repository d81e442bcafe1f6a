import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { refusalToConfirmFor } from './refusalToConfirmFor.ts'
import type { TimesheetStep } from '../timesheetState.ts'

const judge = (step: TimesheetStep, today = '2026-12-01') =>
  refusalToConfirmFor({
    yearMonth: toYearMonth('2026-11'),
    today: toDay(today),
    state: { step, invoiced: false },
  })?.code ?? null

test('HR can confirm an open month and a locked month for an employee, but not a confirmed month', () => {
  expect([judge('open'), judge('locked'), judge('completed'), judge('approved')]).toEqual([
    null,
    null,
    'already_confirmed',
    'already_confirmed',
  ])
})

test('HR cannot confirm a month for an employee before the month begins, also when the month is open', () => {
  expect(judge('open', '2026-10-31')).toBe('month_not_begun')
})
