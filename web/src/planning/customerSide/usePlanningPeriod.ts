import { addDays, eachDay, isDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, formatMonth, weekdayName } from '@uurwerk/domain/time/formatDay'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'

export const VIEWS = ['day', 'week', 'fortnight', 'month'] as const
export type View = (typeof VIEWS)[number]

const DAYS = { day: 1, week: 7, fortnight: 14 } as const

const startOf = (view: View, day: Day): Day =>
  view === 'day' ? day : view === 'month' ? firstDayOf(monthOf(day)) : mondayOf(day)

function labelOf(view: View, { from, to }: { readonly from: Day; readonly to: Day }): string {
  if (view === 'day') return `${weekdayName(from)} ${formatDayWithSlashes(from)}`
  if (view === 'month') return formatMonth(monthOf(from))
  return texts.ui.week(weekNumberOf(from), `${formatDayWithSlashes(from)} – ${formatDayWithSlashes(to)}`)
}

function periodIn(query: URLSearchParams, isPhone: boolean) {
  const view: View = VIEWS.find((choice) => choice === query.get('view')) ?? (isPhone ? 'day' : 'week')
  const text = query.get('from') ?? ''
  const from = startOf(view, isDay(text) ? text : today())
  const to = view === 'month' ? lastDayOf(monthOf(from)) : addDays(from, DAYS[view] - 1)
  return { view, from, to }
}

type Period = ReturnType<typeof periodIn>

/** The shown period, which the URL contains. On a phone the page first shows today, and on a larger screen the week. */
export function usePlanningPeriod() {
  const [query, setQuery] = useQueryInAddress()
  const isPhone = useIsPhone()
  const { view, from, to } = periodIn(query, isPhone)
  /** Starts from the period in the newest URL, so that two quick presses both count. */
  const show = (next: (shown: Period) => { readonly view: View; readonly day: Day }) =>
    setQuery((current) => {
      const { view: nextView, day } = next(periodIn(current, isPhone))
      return withValues(current, { view: nextView, from: startOf(nextView, day) })
    })
  const step = (by: 1 | -1) =>
    show((shown) => ({
      view: shown.view,
      day:
        shown.view === 'month'
          ? firstDayOf(addMonths(monthOf(shown.from), by))
          : addDays(shown.from, by * DAYS[shown.view]),
    }))
  return {
    view,
    from,
    to,
    days: eachDay(from, to),
    label: labelOf(view, { from, to }),
    choose: (next: View) =>
      show((shown) => ({ view: next, day: shown.from <= today() && today() <= shown.to ? today() : shown.from })),
    goToToday: () => show((shown) => ({ view: shown.view, day: today() })),
    previous: () => step(-1),
    next: () => step(1),
  }
}
