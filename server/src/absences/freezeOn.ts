import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { absenceFreezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { ContractMonths } from './contractMonthStore.ts'

/** Why no absence of that day changes any more for whoever acts, or null. */
export function freezeOn(contracts: readonly ContractMonths[], actingAs: ActingAs, day: Day): MonthFreeze | null {
  const month = monthOf(day)
  const active = contracts.filter((contract) => containsDay({ start: contract.start_on, end: contract.end_on }, day))
  const states = active.map(({ completed, invoiced }) => ({
    step: completed.includes(month) ? ('completed' as const) : ('open' as const),
    invoiced: invoiced.includes(month),
  }))
  return absenceFreezeFor(actingAs, states)
}
