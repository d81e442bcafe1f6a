import type { MonthState } from '@uurwerk/contract/contracts/monthState'
import { isCompleted, timesheetState, type TimesheetFacts } from '@uurwerk/domain/timesheets/timesheetState'

export function monthStateDto(facts: TimesheetFacts<unknown>): MonthState {
  const state = timesheetState(facts)
  return {
    ...state,
    locked: facts.lockedAt !== null,
    completed: isCompleted(state),
    confirmedForInvoice: state.step === 'approved',
  }
}
