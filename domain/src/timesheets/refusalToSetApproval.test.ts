import { expect, test } from 'vitest'
import { refusalToSetApproval } from './refusalToSetApproval.ts'
import type { TimesheetState } from './timesheetState.ts'

const cases: [sentence: string, step: TimesheetState['step'], wanted: boolean, code: string | null][] = [
  ['what is confirmed is approved', 'completed', true, null],
  ['what is approved is not approved once more', 'approved', true, 'already_approved'],
  ['an approval is taken back', 'approved', false, null],
  ['and not twice', 'completed', false, 'not_approved'],
  ['what is not confirmed is not approved', 'locked', true, 'not_confirmed'],
]
test.each(cases)('%s', (_sentence, step, wanted, code) => {
  expect(refusalToSetApproval({ step, invoiced: false }, wanted)?.code ?? null).toBe(code)
})
