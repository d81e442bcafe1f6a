import { expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { refusalToConfirmFor } from './refusalToConfirmFor.ts'
import type { TimesheetStep } from './timesheetState.ts'

const judge = (step: TimesheetStep, today = '2026-12-01') =>
  refusalToConfirmFor({
    yearMonth: toYearMonth('2026-11'),
    today: toDay(today),
    state: { step, invoiced: false },
  })?.code ?? null

test('HR confirms an open and a locked month, and no confirmed month', () => {
  expect([judge('open'), judge('locked'), judge('completed'), judge('approved')]).toEqual([
    null,
    null,
    'already_confirmed',
    'already_confirmed',
  ])
})

test('HR cannot confirm a month that has not begun, also when it is open', () => {
  expect(judge('open', '2026-10-31')).toBe('month_not_begun')
})
