import type { MonthFreeze } from '../contracts/monthFreeze.ts'
import type { ActingAs } from '../people/actingAs.ts'
import type { TimesheetState } from './timesheetState.ts'
import { isCompleted } from './timesheetState.ts'

/** What keeps somebody from changing the shifts of a contract month: an invoice everybody, a confirmation the employee. */
export function freezeFor(actingAs: ActingAs, state: TimesheetState): MonthFreeze | null {
  if (actingAs === 'employee' && isCompleted(state)) return 'month_frozen'
  return state.invoiced ? 'month_invoiced' : null
}

export const isFrozenFor = (actingAs: ActingAs, state: TimesheetState): boolean => freezeFor(actingAs, state) !== null

/**
 * What keeps somebody from changing the absences of a day. They belong to the person: one contract month that is still
 * open for them will do. `states` are those of the contracts that are active that day.
 */
export function absenceFreezeFor(actingAs: ActingAs, states: readonly TimesheetState[]): MonthFreeze | null {
  const freezes = states.map((state) => freezeFor(actingAs, state))
  return freezes.includes(null) ? null : (freezes[0] ?? null)
}
