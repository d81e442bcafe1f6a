import type { Absence } from '@uurwerk/contract/absences'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { isCounterType, vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { categoryOf } from '../absences/categoryOf.ts'

export type AbsenceOnDay = WantedAbsence & { readonly day: Day }

/** What books an absence anew that was removed, on the counter that it took from. */
export function absenceAgain(absence: Absence): AbsenceOnDay {
  const { fullDay } = absence
  const { vacationCategory } = absence.absenceType
  const known = vacationCategory !== null && isCounterType(vacationCategory) ? vacationCategory : null
  // A full day of vacation may have taken a half from each of two counters, of which only the first is told.
  const mayBeSplit = fullDay && known !== null && vacationCounterTypes.includes(known)
  return { day: toDay(absence.date), category: categoryOf(absence), fullDay, counter: mayBeSplit ? null : known }
}
