import type { Absence } from '@uurwerk/contract/absences/absences'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { isCounterType, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'

export type AbsenceOnDay = WantedAbsence & { readonly day: Day }

/**
 * The booking that restores a removed absence. It takes the days from the same leave balance (counter) as before (rule
 * timesheets-32).
 */
export function absenceAgain(absence: Absence): AbsenceOnDay {
  const { fullDay } = absence
  const { vacationCategory } = absence.absenceType
  const known = vacationCategory !== null && isCounterType(vacationCategory) ? vacationCategory : null
  // A full day of vacation can be taken from two leave balances, half a day from each. The list of absences contains
  // only the first balance, so the booking names no balance in that case.
  const mayBeSplit = fullDay && known !== null && vacationCounterTypes.includes(known)
  return { day: absence.date, category: absence.absenceCategory, fullDay, counter: mayBeSplit ? null : known }
}
