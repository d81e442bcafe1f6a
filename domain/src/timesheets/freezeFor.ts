import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

/**
 * The reason why the shifts of a contract month are frozen. A confirmation freezes them for the employee, and an
 * invoice freezes them for everybody (rule timesheets-20).
 */
export function freezeFor(actingAs: ActingAs, state: TimesheetState): MonthFreeze | null {
  if (actingAs === 'employee' && isCompleted(state)) return 'month_frozen'
  return state.invoiced ? 'month_invoiced' : null
}

export const isFrozenFor = (actingAs: ActingAs, state: TimesheetState): boolean => freezeFor(actingAs, state) !== null

/**
 * The reason why the absences of a day are frozen. Absences belong to the person and not to a contract, so they can
 * change while one contract month of that day is open for the caller (rule timesheets-21). `states` are the contract
 * months that are active on that day.
 */
export function absenceFreezeFor(actingAs: ActingAs, states: readonly TimesheetState[]): MonthFreeze | null {
  const freezes = states.map((state) => freezeFor(actingAs, state))
  return freezes.includes(null) ? null : (freezes[0] ?? null)
}
