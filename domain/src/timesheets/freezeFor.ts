import type { MonthFreeze } from '../contracts/isOfFrozenMonth.ts'
import type { ActingAs } from '../people/actingAs.ts'
import { isCompleted, type TimesheetState } from './timesheetState.ts'

/** A confirmed month is frozen for the employee. An invoiced month is frozen for everybody (rule timesheets-20). */
export function freezeFor(actingAs: ActingAs, state: TimesheetState): MonthFreeze | null {
  if (actingAs === 'employee' && isCompleted(state)) return 'month_frozen'
  return state.invoiced ? 'month_invoiced' : null
}
