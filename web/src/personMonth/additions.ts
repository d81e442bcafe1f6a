import { hasDayOutsideSickLeave } from '@uurwerk/domain/people/isOnProlongedSickLeave'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { isFrozenFor } from '@uurwerk/domain/timesheets/freezeFor'
import { absenceFreezeOn } from '../absences/absenceFacts.ts'
import { employmentOf } from '../contracts/create/employmentOf.ts'
import { periodOf } from '../contracts/periodOf.ts'
import type { MonthContract } from '../contracts/queries.ts'
import { timesheetStateOf } from '../timesheets/timesheetStateOf.ts'
import { bookingSources } from './bookingSources.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** The contracts that still take a shift from HR; the others are invoiced. */
export const contractsThatTakeShifts = ({ contracts, timesheets }: PersonMonth): readonly MonthContract[] =>
  contracts.filter(({ id }) => {
    const timesheet = timesheets.find(({ contractId }) => contractId === id)
    return timesheet !== undefined && !isFrozenFor('hr', timesheetStateOf(timesheet))
  })

/** Whether any day of the month takes an absence: one in the employment that no invoice holds. */
export function takesAbsences(month: PersonMonth): boolean {
  const employment = employmentOf(month.person)
  const sources = bookingSources(month)
  return daysOf(month.yearMonth).some((day) => containsDay(employment, day) && absenceFreezeOn(sources, day) === null)
}

/** Why nothing can be added: the person is ill on every day of the month (timesheets specification, 2.6). */
export function refusalToAdd({ person, yearMonth }: Pick<PersonMonth, 'person' | 'yearMonth'>) {
  const sicknesses = person.prolongedSickLeavePeriodSet.map(periodOf)
  return hasDayOutsideSickLeave(sicknesses, yearMonth) ? null : ({ code: 'on_prolonged_sick_leave' } as const)
}
