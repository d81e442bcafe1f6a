import type { RefusalOf } from '@uurwerk/contract/problems'
import { refusalToConfirmAll } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import type { ConfirmAllFacts } from '@uurwerk/domain/timesheets/refusalToConfirmAll'

/** Why 'Bevestig Timesheet' is refused. With a single contract, its own reason is shown. */
export function whyNotConfirmed(facts: ConfirmAllFacts): RefusalOf | null {
  const refusal = refusalToConfirmAll(facts)
  if (refusal?.code !== 'not_all_confirmable' || facts.timesheets.length > 1) return refusal
  return refusal.reasons[0]?.refusal ?? refusal
}
