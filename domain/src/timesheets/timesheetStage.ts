import type { Day } from '../time/day.ts'
import { lastDayOf, type YearMonth } from '../time/yearMonth.ts'
import { badgeOf, type TimesheetState } from './timesheetState.ts'

export const TIMESHEET_STAGES = ['not_planned', 'in_progress', 'submitted', 'approved', 'invoiced'] as const
export type TimesheetStage = (typeof TIMESHEET_STAGES)[number]

/** An invoice is always the last stage, also when the month was not confirmed (rule timesheets-5). */
export function stageOf(state: TimesheetState): TimesheetStage {
  if (state.invoiced) return 'invoiced'
  return state.step === 'approved' ? 'approved' : badgeOf(state)
}

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/**
 * True when HR must lock the month. Before the end of the month this is false, because the employee can still lock it
 * (rule timesheets-89).
 */
export const isToLock = (stage: TimesheetStage, { yearMonth, today }: InMonth): boolean =>
  stage === 'not_planned' && today > lastDayOf(yearMonth)
