import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

export type AfterConfirmationRefusal = { readonly code: 'not_confirmed' } | { readonly code: 'already_invoiced' }

/** Back to locked; the approval goes with it. */
export function refusalToReopen(state: TimesheetState): AfterConfirmationRefusal | null {
  if (!isCompleted(state)) return { code: 'not_confirmed' }
  return state.invoiced ? { code: 'already_invoiced' } : null
}
