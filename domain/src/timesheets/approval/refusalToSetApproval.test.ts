import { expect, test } from 'vitest'
import { refusalToSetApproval } from './refusalToSetApproval.ts'
import type { TimesheetState } from '../timesheetState.ts'

const cases: [sentence: string, step: TimesheetState['step'], wanted: boolean, code: string | null][] = [
  ['a confirmed timesheet can be approved', 'completed', true, null],
  ['an approved timesheet cannot be approved again', 'approved', true, 'already_approved'],
  ['an approval can be withdrawn', 'approved', false, null],
  ['an approval cannot be withdrawn twice', 'completed', false, 'not_approved'],
  ['a timesheet that is not confirmed cannot be approved', 'locked', true, 'not_confirmed'],
]
test.each(cases)(
  'the rule decides whether HR can approve a timesheet or withdraw the approval: %s',
  (_sentence, step, wanted, code) => {
    expect(refusalToSetApproval({ step, invoiced: false }, wanted)?.code ?? null).toBe(code)
  },
)
