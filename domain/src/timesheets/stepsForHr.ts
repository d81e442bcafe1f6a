import type { ConfirmationFacts } from './confirmation/refusalToConfirm.ts'
import { freezeFor } from './freezeFor.ts'
import { refusalToConfirmFor } from './confirmation/refusalToConfirmFor.ts'
import { refusalToLock } from './refusalToLock.ts'
import { refusalToReopen } from './approval/refusalToReopen.ts'
import { refusalToSetApproval } from './approval/refusalToSetApproval.ts'
import { refusalToUnlock } from './refusalToUnlock.ts'

/** Each step has the reason of its refusal, or null when the step is allowed. */
export function stepsForHr(facts: ConfirmationFacts) {
  const { state } = facts
  const freeze = freezeFor('hr', state)
  return {
    approve: refusalToSetApproval(state, true),
    withdraw: refusalToSetApproval(state, false),
    confirm: refusalToConfirmFor(facts),
    reopen: refusalToReopen(state),
    lock: refusalToLock([state]),
    unlock: refusalToUnlock(state),
    correct: freeze === null ? null : { code: freeze },
  }
}
