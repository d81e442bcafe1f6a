import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'
import { refusalOfContractStart } from './refusalToCreateContract.ts'

export type ContractStartFacts = {
  readonly employment: DayPeriod
  readonly contractEnd: Day | null
  /** The first shift of the contract, or its first locked, confirmed or invoiced month. */
  readonly firstBusyDay: Day | null
}

export type ContractStartRefusal =
  | { readonly code: 'period_reversed' }
  | NonNullable<ReturnType<typeof refusalOfContractStart>>
  | { readonly code: 'contract_start_refused'; readonly firstBusyDay: Day }

/** All shifts and all locked, confirmed and invoiced months must be within the contract (rule contracts-11). */
export function refusalToMoveContractStart(
  { employment, contractEnd, firstBusyDay }: ContractStartFacts,
  start: Day,
): ContractStartRefusal | null {
  if (contractEnd !== null && start > contractEnd) return { code: 'period_reversed' }
  const outside = refusalOfContractStart(employment, start)
  if (outside !== null) return outside
  if (firstBusyDay !== null && start > firstBusyDay) return { code: 'contract_start_refused', firstBusyDay }
  return null
}
