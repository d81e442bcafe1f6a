import { addDays, eachDay, isDay, type Day } from '@uurwerk/domain/time/day'
import { formatMonth, formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { mondayOf, weekNumberOf } from '@uurwerk/domain/time/week'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'

export const VIEWS = ['week', 'fortnight', 'month'] as const
export type View = (typeof VIEWS)[number]

const startOf = (view: View, day: Day): Day => (view === 'month' ? firstDayOf(monthOf(day)) : mondayOf(day))
const DAYS = { week: 7, fortnight: 14 } as const

/** The shown period: a week, two weeks or a month. The address contains it. */
export function useTeamPeriod() {
  const [query, setQuery] = useQueryInAddress()
  // A phone shows one day of a week (rule team-24).
  const isPhone = useIsPhone()
  const view = isPhone ? 'week' : (VIEWS.find((choice) => choice === query.get('view')) ?? 'fortnight')
  const written = query.get('from') ?? ''
  const from = startOf(view, isDay(written) ? written : today())
  const to = view === 'month' ? lastDayOf(monthOf(from)) : addDays(from, DAYS[view] - 1)
  const show = (nextView: View, day: Day) =>
    setQuery((current) => {
      if (!isPhone) current.set('view', nextView)
      current.set('from', startOf(nextView, day))
      // The filter of people who are free on a day is removed, because its day must be in the shown period.
      current.delete('free')
      return current
    })
  const step = (by: 1 | -1) =>
    show(view, view === 'month' ? firstDayOf(addMonths(monthOf(from), by)) : addDays(from, by * DAYS[view]))
  return {
    view,
    isPhone,
    from,
    to,
    days: useMemo(() => eachDay(from, to), [from, to]),
    label:
      view === 'month'
        ? formatMonth(monthOf(from))
        : texts.ui.week(weekNumberOf(from), `${formatDayWithDashes(from)} – ${formatDayWithDashes(to)}`),
    choose: (next: View) => show(next, from <= today() && today() <= to ? today() : from),
    goToToday: () => show(view, today()),
    previous: () => step(-1),
    next: () => step(1),
  }
}
