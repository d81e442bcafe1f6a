import { addDays, daysBetween, type Day } from '../../time/day.ts'

type Period = { readonly from: Day; readonly to: Day }

export type FillPeriodRefusal =
  | { readonly code: 'no_day_chosen' }
  | { readonly code: 'period_too_long'; readonly most: number }

const MOST_DAYS = 366

/** The reason why HR cannot fill a period with patterns (rule rotation-3). */
export function refusalToFillPeriod({ from, to }: Period): FillPeriodRefusal | null {
  if (to < from) return { code: 'no_day_chosen' }
  return daysBetween(from, to) >= MOST_DAYS ? { code: 'period_too_long', most: MOST_DAYS } : null
}

/** The part of a period that HR fills with a pattern. It begins tomorrow at the earliest (rule rotation-10). */
export function periodToFill({ from, to }: Period, today: Day): Period {
  const tomorrow = addDays(today, 1)
  return { from: from > tomorrow ? from : tomorrow, to }
}
