import { refusalToReopen, type AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from '../timesheetState.ts'

/**
 * The reason why HR cannot approve a timesheet or withdraw the approval. HR can do this only when the timesheet is
 * confirmed and not invoiced (rule timesheets-25).
 */
export const refusalToApprove = (state: TimesheetState): AfterConfirmationRefusal | null => refusalToReopen(state)
