import { hasDayOutsideSickLeave } from '@uurwerk/domain/people/employment/isOnProlongedSickLeave'
import { containsDay } from '@uurwerk/domain/time/dayPeriod'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { isFrozenFor } from '@uurwerk/domain/timesheets/freezeFor'
import { absenceFreezeOn } from '../../absences/absenceFacts.ts'
import { employmentOf } from '../../contracts/create/employmentOf.ts'
import { periodOf } from '../../app/clock/periodOf.ts'
import type { MonthContract } from '../../contracts/queries.ts'
import { timesheetStateOf } from '../../contracts/month/timesheetStateOf.ts'
import { bookingSources } from './leave/bookingSources.ts'
import type { PersonMonth } from './usePersonMonth.ts'

/** The contracts to which HR can add a shift: those that are not invoiced in the month (rule timesheets-48). */
export const contractsThatTakeShifts = ({ contracts, timesheets }: PersonMonth): readonly MonthContract[] =>
  contracts.filter(({ id }) => {
    const timesheet = timesheets.find(({ contractId }) => contractId === id)
    return timesheet !== undefined && !isFrozenFor('hr', timesheetStateOf(timesheet))
  })

/** True when at least one day of the month can get an absence: a day in the employment that is not frozen by invoices. */
export function takesAbsences(month: PersonMonth): boolean {
  const employment = employmentOf(month.person)
  const sources = bookingSources(month)
  return daysOf(month.yearMonth).some((day) => containsDay(employment, day) && absenceFreezeOn(sources, day) === null)
}

/** Why nothing can be added to the month: the person has a prolonged sickness on every day of it (rule timesheets-49). */
export function refusalToAdd({ person, yearMonth }: Pick<PersonMonth, 'person' | 'yearMonth'>) {
  const sicknesses = person.prolongedSickLeavePeriodSet.map(periodOf)
  if (hasDayOutsideSickLeave(sicknesses, yearMonth)) return null
  return { code: 'on_prolonged_sick_leave', days: daysOf(yearMonth) } as const
}
