import type { Day } from '../../time/day.ts'
import type { Instant } from '../../time/instant.ts'
import { monthOf, type YearMonth } from '../../time/yearMonth.ts'

export type ConfirmationWarning = { readonly code: 'shifts_still_to_come'; readonly days: readonly Day[] }

type Facts = {
  readonly yearMonth: YearMonth
  readonly shifts: readonly { readonly day: Day; readonly end: Instant }[]
}

/** The days of the shifts that have not ended yet (rule timesheets-14). */
export function warningOnConfirming({ yearMonth, shifts }: Facts, now: Instant): ConfirmationWarning | null {
  const days = shifts.filter(({ day, end }) => monthOf(day) === yearMonth && end > now).map(({ day }) => day)
  return days.length === 0 ? null : { code: 'shifts_still_to_come', days: [...new Set(days)].sort() }
}
