import { isCompleted, type TimesheetState } from '../timesheetState.ts'

export type AfterConfirmationRefusal = { readonly code: 'not_confirmed' } | { readonly code: 'already_invoiced' }

/** The reason why HR cannot reopen a month. The month must be confirmed and not invoiced (rule timesheets-18). */
export function refusalToReopen(state: TimesheetState): AfterConfirmationRefusal | null {
  if (!isCompleted(state)) return { code: 'not_confirmed' }
  return state.invoiced ? { code: 'already_invoiced' } : null
}
