import type { Seconds } from '../money/seconds.ts'
import type { PersonKind } from '../people/personKind.ts'
import { monthOf, addMonths, type YearMonth } from '../time/yearMonth.ts'
import type { Day } from '../time/day.ts'

export const OWN_TASKS = ['lock', 'confirm', 'plan'] as const

/** A month of a person, with the number of expected timesheets and the number of these that are locked or confirmed. */
export type OwnMonth = {
  readonly yearMonth: YearMonth
  readonly timesheets: number
  /** The timesheets that are neither locked nor confirmed. */
  readonly open: number
  readonly confirmed: number
  readonly shifts: number
  readonly counted: Seconds
  readonly needed: Seconds
}

export type OwnTask = Pick<OwnMonth, 'yearMonth' | 'counted' | 'needed'> & { readonly kind: (typeof OWN_TASKS)[number] }

type Facts = { readonly kind: PersonKind; readonly today: Day; readonly months: readonly OwnMonth[] }

/**
 * The tasks on the start page of a person, the oldest month first. Each past month must be locked and confirmed. The
 * current and the next month must be planned while hours are missing. A self-employed person has no needed hours, and
 * must plan a month that has no shifts (rule timesheets-72).
 */
export function ownTasks({ kind, today, months }: Facts): OwnTask[] {
  const current = monthOf(today)
  return months.flatMap((month): OwnTask[] => {
    const { yearMonth, counted, needed } = month
    if (month.timesheets === 0 || month.confirmed === month.timesheets) return []
    if (yearMonth < current) return [{ kind: month.open > 0 ? 'lock' : 'confirm', yearMonth, counted, needed }]
    if (yearMonth > addMonths(current, 1)) return []
    const isFilled = kind === 'independent' ? month.shifts > 0 : counted >= needed
    return isFilled ? [] : [{ kind: 'plan', yearMonth, counted, needed }]
  })
}
