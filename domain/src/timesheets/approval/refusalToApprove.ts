import { refusalToReopen, type AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from '../timesheetState.ts'

/**
 * Null when HR can approve a timesheet or withdraw its approval: the timesheet is confirmed and not invoiced (rule
 * timesheets-25).
 */
export const refusalToApprove = (state: TimesheetState): AfterConfirmationRefusal | null => refusalToReopen(state)
