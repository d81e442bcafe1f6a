import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import type { ConfirmAllFacts } from '@uurwerk/domain/timesheets/refusalToConfirmAll'

/** The reason why 'Bevestig Timesheet' is refused. With a single contract, the reason is about that contract. */
export function whyNotConfirmed(facts: ConfirmAllFacts): RefusalOf | null {
  const refusal = refusalToConfirmAll(facts)
  if (refusal?.code !== 'not_all_confirmable' || facts.timesheets.length > 1) return refusal
  return refusal.reasons[0]?.refusal ?? refusal
}
