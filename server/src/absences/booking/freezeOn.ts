import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { absenceFreezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { Day } from '@uurwerk/domain/time/day'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'

/**
 * Returns the reason why the caller may not change absences of a day, or null when the caller may. The input contains
 * the contracts of the month with their states (rule absences-23).
 */
export const freezeOn = (contracts: readonly ContractMonth[], actingAs: ActingAs, day: Day): MonthFreeze | null =>
  absenceFreezeFor(actingAs, contracts.filter((contract) => containsDay(contract, day)).map(timesheetState))
