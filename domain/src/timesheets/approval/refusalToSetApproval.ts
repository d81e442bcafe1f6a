import { refusalToApprove } from './refusalToApprove.ts'
import type { AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from '../timesheetState.ts'

export type ApprovalRefusal =
  | AfterConfirmationRefusal
  | { readonly code: 'already_approved' }
  | { readonly code: 'not_approved' }

/**
 * Refuses a timesheet that is already in the wanted state, so that HR users do not undo each other's step (rule
 * timesheets-26).
 */
export function refusalToSetApproval(state: TimesheetState, wanted: boolean): ApprovalRefusal | null {
  const refusal = refusalToApprove(state)
  if (refusal !== null || (state.step === 'approved') !== wanted) return refusal
  return { code: wanted ? 'already_approved' : 'not_approved' }
}
