import { addDays, isDay, type Day } from '@uurwerk/domain/time/day'
import { mondayOf } from '@uurwerk/domain/time/week'
import { firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { today } from '../../app/clock/now.ts'

export const VIEWS = ['week', 'fortnight', 'month'] as const
export type View = (typeof VIEWS)[number]

export const startOf = (view: View, day: Day): Day => (view === 'month' ? firstDayOf(monthOf(day)) : mondayOf(day))
export const DAYS = { week: 7, fortnight: 14 } as const

/** The period in the query of a URL. A phone shows one day of a week (rule team-24). */
export function teamPeriodIn(query: URLSearchParams, isPhone: boolean) {
  const view = isPhone ? 'week' : (VIEWS.find((choice) => choice === query.get('view')) ?? 'fortnight')
  const text = query.get('from') ?? ''
  const from = startOf(view, isDay(text) ? text : today())
  const to = view === 'month' ? lastDayOf(monthOf(from)) : addDays(from, DAYS[view] - 1)
  return { view, from, to }
}
