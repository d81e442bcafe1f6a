import type { ActingAs } from '../people/actingAs.ts'
import { isCompleted, type TimesheetState } from './timesheetState.ts'

/** An employee can download a timesheet only after the confirmation. HR can always download it (rule timesheets-38). */
export const refusalToDownloadTimesheet = (
  actingAs: ActingAs,
  state: TimesheetState,
): { readonly code: 'not_confirmed' } | null =>
  actingAs === 'employee' && !isCompleted(state) ? { code: 'not_confirmed' } : null
