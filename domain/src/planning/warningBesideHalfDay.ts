import { HALF_DAY_SECONDS } from '../money/seconds.ts'
import type { Day } from '../time/day.ts'
import { brusselsDayOf } from '../time/instant.ts'
import type { ShiftTimes } from './shift/shift.ts'
import { workedSeconds } from './worked/workedSeconds.ts'

export type HalfDayWarning = { readonly code: 'shift_longer_than_free_half'; readonly days: readonly Day[] }

/**
 * The warning about a shift longer than half a day on a day with half a day of absence. The shift is not refused (rule
 * planning-21).
 */
export function warningBesideHalfDay(
  halfAbsenceDays: readonly Day[],
  shifts: readonly ShiftTimes[],
): HalfDayWarning | null {
  const days = shifts
    .filter((shift) => workedSeconds(shift) > HALF_DAY_SECONDS)
    .map(({ start }) => brusselsDayOf(start))
    .filter((day) => halfAbsenceDays.includes(day))
  return days.length === 0 ? null : { code: 'shift_longer_than_free_half', days }
}
