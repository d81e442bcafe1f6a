import type { ActingAs } from '../people/actingAs.ts'
import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

/** HR may always have it, marked as not confirmed. */
export const refusalToDownloadTimesheet = (
  actingAs: ActingAs,
  state: TimesheetState,
): { readonly code: 'not_confirmed' } | null =>
  actingAs === 'employee' && !isCompleted(state) ? { code: 'not_confirmed' } : null
