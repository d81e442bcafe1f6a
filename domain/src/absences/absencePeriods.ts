import { addDays, eachDay, type Day } from '../time/day.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

export type AbsenceDay = {
  readonly day: Day
  readonly category: AbsenceCategory
  readonly fullDay: boolean
  /** True when HR entered the absence, and false when the employee entered it. */
  readonly editedByAdmin: boolean
}

export type AbsencePeriod = Omit<AbsenceDay, 'day'> & {
  readonly start: Day
  /** The last day of the period; null for a prolonged sickness without an end. */
  readonly end: Day | null
  /** The number of days of absence. Null for a prolonged sickness without an end. */
  readonly days: number | null
}

/** Days without work between two days of absence do not end a period (rule absences-54). `days` must be sorted. */
export function absencePeriods(days: readonly AbsenceDay[], isFree: (day: Day) => boolean): AbsencePeriod[] {
  const latest = new Map<string, number>()
  const periods: (AbsencePeriod & { readonly end: Day; readonly days: number })[] = []
  for (const { day, ...kind } of days) {
    const key = `${kind.category} ${kind.fullDay} ${kind.editedByAdmin}`
    const amount = kind.fullDay ? 1 : 0.5
    const place = latest.get(key)
    const before = place === undefined ? undefined : periods[place]
    if (place !== undefined && before !== undefined && follows(before.end, day, isFree)) {
      periods[place] = { ...before, end: day, days: before.days + amount }
    } else {
      latest.set(key, periods.length)
      periods.push({ ...kind, start: day, end: day, days: amount })
    }
  }
  return periods
}

/**
 * The maximum number of days from one day of absence to the next day of the same period. A day that is further away
 * always starts a new period, so the days between are not checked.
 */
const LONGEST_GAP = 7

const follows = (end: Day, day: Day, isFree: (day: Day) => boolean): boolean =>
  day <= addDays(end, 1) ||
  (day <= addDays(end, LONGEST_GAP) && eachDay(addDays(end, 1), addDays(day, -1)).every(isFree))
