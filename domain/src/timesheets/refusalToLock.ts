import type { TimesheetState } from './timesheetState.ts'

export type LockRefusal = { readonly code: 'no_contract_in_month' } | { readonly code: 'already_locked' }

/** Null when an employee can lock a month: at least one of its contracts is not locked yet (rule timesheets-8). */
export function refusalToLock(states: readonly TimesheetState[]): LockRefusal | null {
  if (states.length === 0) return { code: 'no_contract_in_month' }
  return states.some(({ step }) => step === 'open') ? null : { code: 'already_locked' }
}
