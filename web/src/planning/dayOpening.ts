import type { Absence } from '@uurwerk/contract/absences'
import type { PlannedShift } from '@uurwerk/contract/planning'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import { refusalToRemoveAbsence } from '@uurwerk/domain/absences/refusalToRemoveAbsence'
import type { MonthFreeze } from '@uurwerk/domain/contracts/monthFreeze'
import type { Refusal } from '@uurwerk/domain/refusal'
import { toDay } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { categoryOf } from '../absences/categoryOf.ts'
import type { Shown } from '../api/shown.ts'
import { isFullyAbsent } from './calendarDays.ts'
import type { CalendarDay } from './calendarDays.ts'
import { isInRange } from './dayRange.ts'
import type { DayRange } from './dayRange.ts'
import { dayOfShift } from './planningChange.ts'

/** What keeps the employee from changing shifts of this contract, and absences of a day. */
export type Freezes = {
  readonly shifts: MonthFreeze | null
  readonly absences: (day: Day) => MonthFreeze | null
}

export type Opened =
  | { readonly kind: 'pick'; readonly range: DayRange }
  | { readonly kind: 'shift'; readonly shift: PlannedShift }
  | { readonly kind: 'absence'; readonly absence: Absence }

/** What is said in the place of a dialog. */
export type Note =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'elsewhere'; readonly day: Day; readonly at: NonNullable<CalendarDay['elsewhere']> }

/** What opens on chosen days; nothing where an answer is still to come. */
export function openingOf(range: DayRange, days: readonly CalendarDay[], freezes: Freezes): Opened | Note | null {
  const chosen = days.filter(({ day }) => isInRange(day, range))
  const [only, ...others] = chosen
  if (only !== undefined && others.length === 0) {
    const [shift] = only.shifts
    if (shift !== undefined) return openingOfShift(shift, freezes)
    const absence = only.absences.at(-1)
    if (absence !== undefined && isFullyAbsent(only)) return openingOfAbsence(absence)
    if (only.elsewhere !== null) return { kind: 'elsewhere', day: only.day, at: only.elsewhere }
  }
  if (freezes.shifts !== null && chosen.every(({ day }) => freezes.absences(day) !== null))
    return { kind: 'refused', refusal: { code: freezes.shifts } }
  return { kind: 'pick', range }
}

export function openingOfShift(shift: Shown<PlannedShift>, freezes: Freezes): Opened | Note | null {
  if (shift.pending) return null
  const refusal = refusalToRemoveShift(shift, freezes)
  return refusal === null ? { kind: 'shift', shift } : { kind: 'refused', refusal }
}

export const openingOfAbsence = (absence: Shown<Absence>): Opened | null =>
  absence.pending ? null : { kind: 'absence', absence }

export type Removal =
  | { readonly kind: 'shifts'; readonly shifts: readonly PlannedShift[] }
  | { readonly kind: 'absences'; readonly absences: readonly Absence[] }
  | Note

/** What Delete takes from chosen days: their shifts, and only when there are none their absences; all of them or none. */
export function removalOf(range: DayRange, days: readonly CalendarDay[], freezes: Freezes): Removal | null {
  const chosen = days.filter(({ day }) => isInRange(day, range))
  const shifts = chosen.flatMap((day) => day.shifts).filter(({ pending }) => pending !== true)
  const absences = chosen.flatMap((day) => day.absences).filter(({ pending }) => pending !== true)
  const refusal =
    shifts.length > 0
      ? shifts.map((shift) => refusalToRemoveShift(shift, freezes)).find((each) => each !== null)
      : absences.map((absence) => refusalToTakeBack(absence, freezes)).find((each) => each !== null)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  if (shifts.length > 0) return { kind: 'shifts', shifts }
  return absences.length > 0 ? { kind: 'absences', absences } : null
}

const refusalToRemoveShift = (shift: PlannedShift, freezes: Freezes): Refusal | null =>
  refusalToRemovePlannedShift({ freeze: freezes.shifts }, { day: dayOfShift(shift), adjusted: shift.adjusted })

const refusalToTakeBack = (absence: Absence, freezes: Freezes): Refusal | null =>
  refusalToRemoveAbsence(
    { actingAs: 'employee', freeze: freezes.absences(toDay(absence.date)) },
    { category: categoryOf(absence), editedByAdmin: absence.editedByAdmin },
  )
