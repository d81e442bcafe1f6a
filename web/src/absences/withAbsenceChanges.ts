import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import { bookableDays } from '@uurwerk/domain/absences/booking/bookableDays'
import { textColorOn } from '@uurwerk/domain/planning/shift/textColorOn'
import { numberOfDay, toDay, type Day } from '@uurwerk/domain/time/day'
import { waitsLike, type Shown, type UnderWay } from '../app/api/shown.ts'
import type { AbsenceChange } from './useAbsences.ts'

type ShownMonth = Omit<MonthAbsences, 'absenceDtos'> & { readonly absenceDtos: readonly Shown<Absence>[] }

/** When the server refuses a change, the change disappears from the screen. */
export function withAbsenceChanges(month: MonthAbsences, changes: readonly UnderWay<AbsenceChange>[]): ShownMonth {
  const holidays = new Set(month.holidayDtos.map(({ date }) => toDay(date)))
  return changes.reduce<ShownMonth>(
    (shown, change) => ({ ...shown, absenceDtos: changed(shown.absenceDtos, change, holidays) }),
    month,
  )
}

function changed(absences: readonly Shown<Absence>[], change: UnderWay<AbsenceChange>, holidays: ReadonlySet<Day>) {
  if (change.kind === 'remove') return absences.filter(({ id }) => id !== change.absence.id)
  const days = bookableDays(change, holidays)
  // A full day of absence replaces the half day that was booked on the same day.
  const kept = change.fullDay ? absences.filter(({ date }) => !days.includes(toDay(date))) : absences
  return [...kept, ...days.map((day) => absenceToCome(day, change))]
}

type Booked = UnderWay<AbsenceChange> & { readonly kind: 'book' }

function absenceToCome(day: Day, { absenceCategory, fullDay, ...change }: Booked): Shown<Absence> {
  const { color } = absenceDescriptions[absenceCategory]
  const absenceType = absenceTypeOf(absenceCategory, fullDay, null)
  return {
    // An unconfirmed absence has a negative id, so its id never equals the id of a stored absence.
    id: -numberOfDay(day),
    version: 0,
    date: day,
    start: day,
    hours: 0,
    fullDay,
    title: absenceType.userReadableFormat,
    color,
    textColor: textColorOn(color),
    editedByAdmin: false,
    absenceCategory,
    absenceType,
    actions: { remove: null },
    pending: true,
    ...waitsLike(change),
  }
}
