import type { ActingAs } from '../people/actingAs.ts'
import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

/** Why the PDF of a timesheet cannot be downloaded: the employee waits for the confirmation, HR does not (rule timesheets-38). */
export const refusalToDownloadTimesheet = (
  actingAs: ActingAs,
  state: TimesheetState,
): { readonly code: 'not_confirmed' } | null =>
  actingAs === 'employee' && !isCompleted(state) ? { code: 'not_confirmed' } : null
