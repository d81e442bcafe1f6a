import type { Day } from '../../time/day.ts'
import type { Instant } from '../../time/instant.ts'

export type ConfirmationWarning = { readonly code: 'shifts_still_to_come'; readonly days: readonly Day[] }

/**
 * The warning when a user confirms a month. It names the days of the shifts that have not ended yet (rule
 * timesheets-14).
 */
export function warningOnConfirming(
  shifts: readonly { readonly day: Day; readonly end: Instant }[],
  now: Instant,
): ConfirmationWarning | null {
  const days = shifts.filter(({ end }) => end > now).map(({ day }) => day)
  return days.length === 0 ? null : { code: 'shifts_still_to_come', days: [...new Set(days)].sort() }
}
