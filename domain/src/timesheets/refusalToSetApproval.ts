import { refusalToApprove } from './refusalToApprove.ts'
import type { AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from './timesheetState.ts'

export type ApprovalRefusal =
  | AfterConfirmationRefusal
  | { readonly code: 'already_approved' }
  | { readonly code: 'not_approved' }

/** Why HR cannot set the approval to the wanted state. A step that is taken twice is refused, so that two people of HR do not undo each other (rule timesheets-26). */
export function refusalToSetApproval(state: TimesheetState, wanted: boolean): ApprovalRefusal | null {
  const refusal = refusalToApprove(state)
  if (refusal !== null || (state.step === 'approved') !== wanted) return refusal
  return { code: wanted ? 'already_approved' : 'not_approved' }
}
