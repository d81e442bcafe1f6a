import { absenceFreezeOn } from '@uurwerk/domain/absences/absenceMonthFacts'
import { hasDayOutsideSickLeave } from '@uurwerk/domain/people/employment/isOnProlongedSickLeave'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import type { MonthContract } from '../../contracts/queries.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** The contracts to which HR can add a shift: the contracts that are not invoiced in the month (rule timesheets-48). */
export const contractsThatTakeShifts = ({ contracts, timesheets }: PersonMonth): readonly MonthContract[] =>
  contracts.filter(({ id }) =>
    timesheets.some(({ contractId, actions }) => contractId === id && actions.correct === null),
  )

/**
 * True when at least one day of the month can get an absence. Such a day is during the employment and has no invoice.
 */
export const takesAbsences = ({ yearMonth, absences: { facts } }: PersonMonth): boolean =>
  daysOf(yearMonth).some((day) => containsDay(facts.employment, day) && absenceFreezeOn(facts, day) === null)

/**
 * The reason why HR cannot add records to the month: the person has a prolonged sickness on every day of the month
 * (rule timesheets-49).
 */
export function refusalToAdd({ absences: { facts }, yearMonth }: PersonMonth) {
  if (hasDayOutsideSickLeave(facts.prolongedSickLeaves, yearMonth)) return null
  return { code: 'on_prolonged_sick_leave', days: daysOf(yearMonth) } as const
}
