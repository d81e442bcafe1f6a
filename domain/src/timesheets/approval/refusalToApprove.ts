import { refusalToReopen, type AfterConfirmationRefusal } from './refusalToReopen.ts'
import type { TimesheetState } from '../timesheetState.ts'

/** The timesheet must be confirmed and not invoiced (rule timesheets-25). */
export const refusalToApprove = (state: TimesheetState): AfterConfirmationRefusal | null => refusalToReopen(state)
