import type { Day } from '../time/day.ts'
import { lastDayOf, type YearMonth } from '../time/yearMonth.ts'
import { badgeOf, type TimesheetState } from './timesheetState.ts'

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

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * True when HR has to lock the planning of a timesheet. HR does not have to lock it before the end of the month,
 * because the employee can still lock it (rule timesheets-76).
 */
export const isToLock = (stage: TimesheetStage, { yearMonth, today }: InMonth): boolean =>
  stage === 'not_planned' && today > lastDayOf(yearMonth)
