import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { containsDay } from '../time/dayPeriod.ts'

export type ContractStartFacts = {
  readonly employment: DayPeriod
  /** The end that the contract has, or is to have. */
  readonly contractEnd: Day | null
  /** Of its shifts and the months that were locked, confirmed or invoiced: the first that cannot be left out. */
  readonly firstBusyDay: Day | null
}

export type ContractStartRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'contract_outside_employment'; readonly employment: DayPeriod }
  | { readonly code: 'contract_start_refused'; readonly firstBusyDay: Day }

/**
 * Why the contract cannot begin on another day: its shifts and fixed months stay within it. Its orders move along (rule
 * contracts-11).
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
