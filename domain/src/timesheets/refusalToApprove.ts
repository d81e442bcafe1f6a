import type { AfterConfirmationRefusal } from './refusalToReopen.ts'
import { refusalToReopen } from './refusalToReopen.ts'
import type { TimesheetState } from './timesheetState.ts'

/** Approving for the invoice and taking that back need the same as reopening: confirmed, and not invoiced. */
export const refusalToApprove = (state: TimesheetState): AfterConfirmationRefusal | null => refusalToReopen(state)
