import type { TimesheetState } from './timesheetState.ts'
import { badgeOf } from './timesheetState.ts'

/** The stages of a timesheet, from first to last. */
export const TIMESHEET_STAGES = ['not_planned', 'in_progress', 'submitted', 'approved', 'invoiced'] as const
export type TimesheetStage = (typeof TIMESHEET_STAGES)[number]

/**
 * The last stage that a timesheet has reached. With an invoice, it is always the last stage, also when the month was
 * not confirmed (rule timesheets-5).
 */
export function stageOf(state: TimesheetState): TimesheetStage {
  if (state.invoiced) return 'invoiced'
  return state.step === 'approved' ? 'approved' : badgeOf(state)
}
