import { absenceFreezeOn, type ContractFreeze } from '@uurwerk/domain/absences/absenceMonthFacts'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import type { MonthFreeze } from '@uurwerk/domain/contracts/isOfFrozenMonth'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { Day } from '@uurwerk/domain/time/day'
import type { ContractMonth } from '../../contracts/months/contractMonthStore.ts'
import type { AbsenceRow } from '../absenceStore.ts'

/**
 * Returns for each contract the reason why the caller may not change its month, or null when the caller may change it.
 */
export const freezesFor = (contracts: readonly ContractMonth[], actingAs: ActingAs): ContractFreeze[] =>
  contracts.map(({ start, end, ...month }) => ({ start, end, freeze: freezeFor(actingAs, timesheetState(month)) }))

/**
 * Returns the reason why the caller may not change absences of a day, or null when the caller may change them. The
 * input contains the contracts of the month with their states (rule absences-23).
 */
export const freezeOn = (contracts: readonly ContractMonth[], actingAs: ActingAs, day: Day): MonthFreeze | null =>
  absenceFreezeOn({ contracts: freezesFor(contracts, actingAs) }, day)

/** The reason why the caller cannot remove an absence; null when the caller can remove it. */
export const refusalToRemove = (contracts: readonly ContractMonth[], actingAs: ActingAs, absence: AbsenceRow) =>
  refusalToRemoveAbsence({ actingAs, freeze: freezeOn(contracts, actingAs, absence.day) }, absence)
