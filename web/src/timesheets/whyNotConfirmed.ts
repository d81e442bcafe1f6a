import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { isCompleted } from '@uurwerk/domain/timesheets/timesheetState'
import type { ConfirmAllFacts } from '@uurwerk/domain/timesheets/refusalToConfirmAll'

/**
 * The reason why 'Bevestig Timesheet' is refused. When the reason is the same for all open contracts, it names no
 * customers.
 */
export function whyNotConfirmed(facts: ConfirmAllFacts): RefusalOf | null {
  const refusal = refusalToConfirmAll(facts)
  if (refusal?.code !== 'not_all_confirmable') return refusal
  const [first, ...others] = refusal.reasons
  const open = facts.timesheets.filter((timesheet) => !isCompleted(timesheet))
  const isSame =
    refusal.reasons.length === open.length && others.every((each) => each.refusal.code === first?.refusal.code)
  return isSame && first !== undefined ? first.refusal : refusal
}
