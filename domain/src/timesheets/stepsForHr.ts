import type { ConfirmationFacts } from './confirmation/refusalToConfirm.ts'
import { freezeFor } from './freezeFor.ts'
import { refusalToConfirmFor } from './confirmation/refusalToConfirmFor.ts'
import { refusalToLock } from './refusalToLock.ts'
import { refusalToReopen } from './approval/refusalToReopen.ts'
import { refusalToSetApproval } from './approval/refusalToSetApproval.ts'
import { refusalToUnlock } from './refusalToUnlock.ts'

/** The steps that HR can take with a contract month. A step is null when it is allowed, and otherwise its refusal. */
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
