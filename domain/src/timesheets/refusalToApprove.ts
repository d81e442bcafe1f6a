import type { AfterConfirmationRefusal } from './refusalToReopen.ts'
import { refusalToReopen } from './refusalToReopen.ts'
import type { TimesheetState } from './timesheetState.ts'

/** Approving a timesheet for the invoice, and withdrawing the approval: only when it is confirmed and not invoiced (rule timesheets-25). */
export const refusalToApprove = (state: TimesheetState): AfterConfirmationRefusal | null => refusalToReopen(state)
