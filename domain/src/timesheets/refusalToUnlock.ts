import { isCompleted, type TimesheetState } from './timesheetState.ts'

export type UnlockRefusal = { readonly code: 'already_confirmed' } | { readonly code: 'not_locked' }

/** The reason why HR cannot unlock a month. The month must be locked and not confirmed (rule timesheets-11). */
export function refusalToUnlock(state: TimesheetState): UnlockRefusal | null {
  if (isCompleted(state)) return { code: 'already_confirmed' }
  return state.step === 'locked' ? null : { code: 'not_locked' }
}
