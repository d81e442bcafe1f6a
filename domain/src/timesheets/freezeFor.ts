import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

/** Why the shifts of a contract month are frozen: a confirmation freezes them for the employee, an invoice for everybody (rule timesheets-20). */
export function freezeFor(actingAs: ActingAs, state: TimesheetState): MonthFreeze | null {
  if (actingAs === 'employee' && isCompleted(state)) return 'month_frozen'
  return state.invoiced ? 'month_invoiced' : null
}

export const isFrozenFor = (actingAs: ActingAs, state: TimesheetState): boolean => freezeFor(actingAs, state) !== null

/**
 * Why the absences of a day are frozen. Absences belong to the person, so that one contract month that is open for the
 * caller is enough (rule timesheets-21). `states` are the contract months that are active on that day.
 */
export function absenceFreezeFor(actingAs: ActingAs, states: readonly TimesheetState[]): MonthFreeze | null {
  const freezes = states.map((state) => freezeFor(actingAs, state))
  return freezes.includes(null) ? null : (freezes[0] ?? null)
}
