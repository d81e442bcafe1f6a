import type { Absence } from '@uurwerk/contract/absences/absences'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { isCounterType, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'

export type AbsenceOnDay = WantedAbsence & { readonly day: Day }

/** Books a removed absence again, from the same leave balance (counter) as before (rule timesheets-32). */
export function absenceAgain(absence: Absence): AbsenceOnDay {
  const { fullDay } = absence
  const { vacationCategory } = absence.absenceType
  const known = vacationCategory !== null && isCounterType(vacationCategory) ? vacationCategory : null
  // A full day can be taken from two balances, and the list shows only the first of them. The new booking therefore
  // names no balance.
  const mayBeSplit = fullDay && known !== null && vacationCounterTypes.includes(known)
  return { day: absence.date, category: absence.absenceCategory, fullDay, counter: mayBeSplit ? null : known }
}
