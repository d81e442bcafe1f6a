import { refusalToApprove } from './refusalToApprove.ts'
import type { AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from './timesheetState.ts'

export type ApprovalRefusal =
  | AfterConfirmationRefusal
  | { readonly code: 'already_approved' }
  | { readonly code: 'not_approved' }

/** Two of HR who both want a month approved do not undo each other: a step taken twice is refused (house rules, 2). */
export function refusalToSetApproval(state: TimesheetState, wanted: boolean): ApprovalRefusal | null {
  const refusal = refusalToApprove(state)
  if (refusal !== null || (state.step === 'approved') !== wanted) return refusal
  return { code: wanted ? 'already_approved' : 'not_approved' }
}
