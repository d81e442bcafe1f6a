import { expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toYearMonth } from '../../time/yearMonth.ts'
import { refusalToRemind, type ReminderFacts } from './refusalToRemind.ts'
import { stageOf } from '../timesheetStage.ts'
import type { TimesheetState } from '../timesheetState.ts'

const anna: ReminderFacts = {
  yearMonth: toYearMonth('2026-11'),
  today: toDay('2026-11-20'),
  timesheets: 2,
  unconfirmed: 1,
  maySignIn: true,
  lastRemindedOn: null,
}

test.each<[sentence: string, facts: Partial<ReminderFacts>, code: string | null]>([
  ['Anna gets a reminder when she has confirmed one of two timesheets', {}, null],
  ['Anna gets another reminder one day after the first reminder', { lastRemindedOn: toDay('2026-11-19') }, null],
  ['Anna does not get two reminders on one day', { lastRemindedOn: toDay('2026-11-20') }, 'already_reminded_today'],
  ['Anna gets no reminder when she has confirmed all her timesheets', { unconfirmed: 0 }, 'already_confirmed'],
  [
    'a person gets no reminder for a month without a contract',
    { timesheets: 0, unconfirmed: 0 },
    'no_contract_in_month',
  ],
  [
    'a person gets no reminder for a month that has not begun',
    { yearMonth: toYearMonth('2026-12') },
    'month_not_begun',
  ],
  ['a person who can no longer sign in gets no reminder', { maySignIn: false }, 'cannot_confirm_themselves'],
])('the rule decides whether HR can remind a person to confirm a month: %s', (_sentence, facts, code) => {
  expect(refusalToRemind({ ...anna, ...facts })?.code ?? null).toBe(code)
})

test.each<[state: TimesheetState, stage: string]>([
  [{ step: 'open', invoiced: false }, 'not_planned'],
  [{ step: 'locked', invoiced: false }, 'in_progress'],
  [{ step: 'completed', invoiced: false }, 'submitted'],
  [{ step: 'approved', invoiced: false }, 'approved'],
  [{ step: 'approved', invoiced: true }, 'invoiced'],
  [{ step: 'open', invoiced: true }, 'invoiced'],
])('the stage of a timesheet that is %o is %s', (state, stage) => expect(stageOf(state)).toBe(stage))
