import { daysOfHalfDays } from '../../balances/halfDays.ts'
import { hoursOf, sumSeconds } from '../../money/seconds.ts'
import { absenceBookings, replacedOn } from '../booking/absenceBookings.ts'
import type { AbsenceFacts, WantedAbsence } from '../absenceFacts.ts'
import { absenceSeconds } from '../absenceSeconds.ts'
import { leftFor, leftInNamed } from './countersFor.ts'
import { recuperationToTake } from './recuperationToTake.ts'

export type AbsenceBalanceRefusal =
  | { readonly code: 'vacation_not_approved' }
  | { readonly code: 'half_day_needs_recuperation' }
  | { readonly code: 'balance_too_low'; readonly remaining: number }
  | { readonly code: 'recuperation_too_low'; readonly remainingHours: number }

/**
 * The reason why the balances do not allow this absence. HR can book before the balances of the person are approved,
 * but can never book more than the balance (rules absences-26, absences-27, absences-36, absences-41).
 */
export function refusalOfBalance(facts: AbsenceFacts, wanted: WantedAbsence): AbsenceBalanceRefusal | null {
  const { category, counter, fullDay } = wanted
  const needsApproval = category === 'VACATION' || category === 'EDUCATIONAL_LEAVE'
  if (needsApproval && facts.actingAs === 'employee' && !facts.vacationApproved)
    return { code: 'vacation_not_approved' }
  if (category === 'RECUPERATION') return refusalOfRecuperation(facts, wanted)
  if (absenceBookings(facts, wanted) === null) {
    // As on the booking screen, `remaining` does not contain the days that a replaced half day would return.
    const remaining = counter === null ? leftFor(category, facts.left) : leftInNamed(facts.left, counter)
    return { code: 'balance_too_low', remaining: daysOfHalfDays(remaining) }
  }
  if (category === 'VACATION' && !fullDay && !facts.halfDayCanBeRecuperated)
    return { code: 'half_day_needs_recuperation' }
  return null
}

/** The refusal when the employee has not built up enough recuperation (rule absences-37). */
function refusalOfRecuperation(
  facts: AbsenceFacts,
  { category, fullDay }: WantedAbsence,
): AbsenceBalanceRefusal | null {
  const { days, recuperation, sickDaySeconds } = facts
  const requestedSeconds = days.length * absenceSeconds(category, fullDay, sickDaySeconds)
  const replaced = days
    .flatMap((day) => replacedOn(day, fullDay))
    .filter((absence) => absence.category === 'RECUPERATION')
  const givenBack = sumSeconds(replaced.map((absence) => absence.seconds))
  const remaining = recuperationToTake(recuperation)
  return requestedSeconds <= remaining + givenBack
    ? null
    : { code: 'recuperation_too_low', remainingHours: hoursOf(remaining) }
}
