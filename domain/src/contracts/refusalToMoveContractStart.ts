import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'

export type ContractStartFacts = {
  readonly employment: DayPeriod
  readonly contractEnd: Day | null
  /** The first shift of the contract, or its first locked, confirmed or invoiced month. */
  readonly firstBusyDay: Day | null
}

export type ContractStartRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'contract_outside_employment'; readonly employment: DayPeriod }
  | { readonly code: 'contract_start_refused'; readonly firstBusyDay: Day }

/**
 * All shifts and all locked, confirmed and invoiced months must be within the contract. The first order moves with the
 * start (rule contracts-11).
 */
export function refusalToMoveContractStart(
  { employment, contractEnd, firstBusyDay }: ContractStartFacts,
  start: Day,
): ContractStartRefusal | null {
  if (contractEnd !== null && start > contractEnd) return { code: 'period_reversed' }
  if (!containsDay(employment, start)) return { code: 'contract_outside_employment', employment }
  if (firstBusyDay !== null && start > firstBusyDay) return { code: 'contract_start_refused', firstBusyDay }
  return null
}
