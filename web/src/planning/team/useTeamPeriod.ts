import { addDays, eachDay, type Day } from '@uurwerk/domain/time/day'
import { formatMonth, formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import { addMonths, firstDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { useMemo } from 'react'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'
import { DAYS, startOf, teamPeriodIn, type View } from './teamPeriod.ts'

type Period = ReturnType<typeof teamPeriodIn>

export function useTeamPeriod() {
  const [query, setQuery] = useQueryInAddress()
  const isPhone = useIsPhone()
  const { view, from, to } = teamPeriodIn(query, isPhone)
  /** Starts from the period in the newest URL, so that two quick presses both count. */
  const show = (next: (shown: Period) => { readonly view: View; readonly day: Day }) =>
    setQuery((current) => {
      const { view: nextView, day } = next(teamPeriodIn(current, isPhone))
      // The filter of people who are free on a day is removed, because its day must be in the shown period.
      return withValues(current, { ...(!isPhone && { view: nextView }), from: startOf(nextView, day), free: '' })
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
    isPhone,
    from,
    to,
    days: useMemo(() => eachDay(from, to), [from, to]),
    label:
      view === 'month'
        ? formatMonth(monthOf(from))
        : texts.ui.week(weekNumberOf(from), `${formatDayWithDashes(from)} – ${formatDayWithDashes(to)}`),
    choose: (next: View) =>
      show((shown) => ({ view: next, day: shown.from <= today() && today() <= shown.to ? today() : shown.from })),
    goToToday: () => show((shown) => ({ view: shown.view, day: today() })),
    previous: () => step(-1),
    next: () => step(1),
  }
}
