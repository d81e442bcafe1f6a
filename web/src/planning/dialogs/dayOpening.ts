import type { RefusalOf } from '@uurwerk/contract/problems'
import type { Absence } from '@uurwerk/contract/absences/absences'
import type { OwnPlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { MonthFreeze } from '@uurwerk/domain/contracts/isOfFrozenMonth'
import type { Day } from '@uurwerk/domain/time/day'
import type { Shown } from '../../app/api/shown.ts'
import { isFullyAbsent, type OwnCalendarDay } from '../calendar/calendarDays.ts'
import { isInRange, rangeOf, type DayRange } from '../calendar/dayRange.ts'

/** Why the employee cannot plan shifts of a contract, or cannot change the absences of a day; null when possible. */
export type Freezes = {
  readonly shifts: RefusalOf | null
  readonly absences: (day: Day) => MonthFreeze | null
}

export type OpenedDialog =
  | { readonly kind: 'pick'; readonly range: DayRange }
  | { readonly kind: 'shift'; readonly shift: OwnPlannedShift }
  /** `to` is the day on which the user dropped the shift. */
  | { readonly kind: 'move'; readonly shift: OwnPlannedShift; readonly to?: Day }
  | { readonly kind: 'absence'; readonly absence: Absence }
  | DayItemChoice

export type DayItem =
  | { readonly kind: 'shift'; readonly shift: OwnPlannedShift }
  | { readonly kind: 'absence'; readonly absence: Absence }

/** The question that asks which item of a day the user wants to open or remove (rule planning-42). */
export type DayItemChoice = {
  readonly kind: 'choose'
  readonly act: 'open' | 'remove'
  readonly day: Day
  readonly items: readonly DayItem[]
}

export type Note =
  | { readonly kind: 'refused'; readonly refusal: RefusalOf }
  | { readonly kind: 'elsewhere'; readonly day: Day; readonly at: NonNullable<OwnCalendarDay['elsewhere']> }

/**
 * The dialog or the message that opens for the chosen days. Null when the shift or the absence to open has a change
 * that waits for the server (rules planning-33, planning-42).
 */
export function openingOf(
  range: DayRange,
  days: readonly OwnCalendarDay[],
  freezes: Freezes,
): OpenedDialog | Note | null {
  const chosen = days.filter(({ day }) => isInRange(day, range))
  const [only, ...others] = chosen
  if (only !== undefined && others.length === 0) {
    const items = itemsOf(only)
    if (items.length > 1) return { kind: 'choose', act: 'open', day: only.day, items }
    const [shift] = only.shifts
    if (shift !== undefined) return openingOfShift(shift)
    const [absence] = only.absences
    if (absence !== undefined && (isFullyAbsent(only) || only.elsewhere !== null)) return openingOfAbsence(absence)
    if (only.elsewhere !== null) return { kind: 'elsewhere', day: only.day, at: only.elsewhere }
  }
  if (freezes.shifts !== null && chosen.every(({ day }) => freezes.absences(day) !== null))
    return { kind: 'refused', refusal: freezes.shifts }
  return { kind: 'pick', range }
}

/** The items that the user can open or remove: an item whose change has no answer yet is left out. */
export const itemsOf = ({ shifts, absences }: Pick<OwnCalendarDay, 'shifts' | 'absences'>): DayItem[] => [
  ...absences.filter(isSettled).map((absence) => ({ kind: 'absence', absence }) as const),
  ...shifts.filter(isSettled).map((shift) => ({ kind: 'shift', shift }) as const),
]

const isSettled = ({ pending }: { readonly pending?: true }): boolean => pending !== true

export const keyOfItem = (item: DayItem): string =>
  item.kind === 'shift' ? `shift ${item.shift.id}` : `absence ${item.absence.id}`

export const openingOfItem = (item: DayItem): OpenedDialog | Note | null =>
  item.kind === 'shift' ? openingOfShift(item.shift) : openingOfAbsence(item.absence)

export const refusalToRemoveItem = (item: DayItem): RefusalOf | null =>
  item.kind === 'shift' ? item.shift.actions.remove : item.absence.actions.remove

export function openingOfShift(shift: Shown<OwnPlannedShift>): OpenedDialog | Note | null {
  if (shift.pending) return null
  const refusal = shift.actions.edit
  return refusal === null ? { kind: 'shift', shift } : { kind: 'refused', refusal }
}

export const openingOfAbsence = (absence: Shown<Absence>): OpenedDialog | null =>
  absence.pending ? null : { kind: 'absence', absence }

export type Removal =
  | { readonly kind: 'shifts'; readonly shifts: readonly OwnPlannedShift[] }
  | { readonly kind: 'absences'; readonly absences: readonly Absence[] }
  | DayItemChoice
  | Note

/**
 * Returns what the Delete key removes: all shifts of the range, or its absences when it has no shifts. When one day has
 * several items, returns a question that asks which item to remove (rule planning-43).
 */
export function removalOf(range: DayRange, days: readonly OwnCalendarDay[]): Removal | null {
  const chosen = days.filter(({ day }) => isInRange(day, range))
  const [only, ...others] = chosen
  if (only !== undefined && others.length === 0) {
    const items = itemsOf(only)
    if (items.length > 1) return { kind: 'choose', act: 'remove', day: only.day, items }
  }
  const shifts = chosen.flatMap((day) => day.shifts).filter(isSettled)
  const absences = chosen.flatMap((day) => day.absences).filter(isSettled)
  const refusal = (shifts.length > 0 ? shifts : absences)
    .map(({ actions }) => actions.remove)
    .find((each) => each !== null)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  if (shifts.length > 0) return { kind: 'shifts', shifts }
  return absences.length > 0 ? { kind: 'absences', absences } : null
}

export function rangeOfDialog(opened: OpenedDialog): DayRange {
  if (opened.kind === 'pick') return opened.range
  if (opened.kind === 'choose') return rangeOf(opened.day, opened.day)
  const day = opened.kind === 'absence' ? opened.absence.date : opened.shift.day
  return rangeOf(day, day)
}
