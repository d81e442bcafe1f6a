import type { TimesheetState } from './timesheetState.ts'

export type LockRefusal = { readonly code: 'no_contract_in_month' } | { readonly code: 'already_locked' }

/** Locks what is not locked yet: all contracts of a person's month, or of everybody's. */
export function refusalToLock(states: readonly TimesheetState[]): LockRefusal | null {
  if (states.length === 0) return { code: 'no_contract_in_month' }
  return states.some(({ step }) => step === 'open') ? null : { code: 'already_locked' }
}
