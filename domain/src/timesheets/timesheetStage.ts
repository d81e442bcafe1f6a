import type { TimesheetState } from './timesheetState.ts'
import { badgeOf } from './timesheetState.ts'

/** How far a timesheet has come, in the order in which it goes. */
export const TIMESHEET_STAGES = ['not_planned', 'in_progress', 'submitted', 'approved', 'invoiced'] as const
export type TimesheetStage = (typeof TIMESHEET_STAGES)[number]

/** An invoice is the last of it, also where HR has invoiced a month that was not confirmed. */
export function stageOf(state: TimesheetState): TimesheetStage {
  if (state.invoiced) return 'invoiced'
  return state.step === 'approved' ? 'approved' : badgeOf(state)
}
