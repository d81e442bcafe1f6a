import { refusalsOfDays } from '../../refusalsOfDays.ts'
import type { Day } from '../../time/day.ts'
import { addMonths, monthOf, type YearMonth } from '../../time/yearMonth.ts'
import { PLANNING_HORIZON_MONTHS } from '../refusalToPlaceShift.ts'

type Period = { readonly from: Day; readonly to: Day }

type Facts = {
  readonly today: Day
  readonly startedDays: readonly Day[]
  readonly neededDays: readonly Day[]
}

export type NeedMakingRefusal =
  | { readonly code: 'need_in_past'; readonly days: readonly Day[] }
  | { readonly code: 'need_exists'; readonly days: readonly Day[] }
  | { readonly code: 'shift_too_far_ahead'; readonly days: readonly Day[]; readonly lastMonth: YearMonth }

/** When one day is refused, no open shift is added (rule needs-1). */
export function refusalToMakeNeed(
  { today, startedDays, neededDays }: Facts,
  days: readonly Day[],
): NeedMakingRefusal | null {
  const lastMonth = addMonths(monthOf(today), PLANNING_HORIZON_MONTHS)
  const [refusal] = refusalsOfDays<Day, NeedMakingRefusal>(days, [
    [(day) => startedDays.includes(day), (refused) => ({ code: 'need_in_past', days: refused })],
    [(day) => monthOf(day) > lastMonth, (refused) => ({ code: 'shift_too_far_ahead', days: refused, lastMonth })],
    [(day) => neededDays.includes(day), (refused) => ({ code: 'need_exists', days: refused })],
  ])
  return refusal ?? null
}

/** The day in the period that is nearest to today. */
export const dayOfNewNeed = ({ from, to }: Period, today: Day): Day => (to < today ? to : from > today ? from : today)

/**
 * The reason why no open shift can be added in a period. An open shift for today is not refused, because a shift can
 * still start today.
 */
export function refusalToMakeNeedIn(period: Period, today: Day): NeedMakingRefusal | null {
  const day = dayOfNewNeed(period, today)
  return refusalToMakeNeed({ today, startedDays: day < today ? [day] : [], neededDays: [] }, [day])
}
