import { addDays, isDay, weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { mondayOf } from '@uurwerk/domain/time/week'
import { firstDayOf, lastDayOf, monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { currentMonth, today } from '../../app/clock/now.ts'
import { useMonthInAddress } from '../../app/month/useMonthInAddress.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../ui/address/withValues.ts'

/**
 * The shown days, from the month or the week in the URL. The days of a week come from the answer about the month of its
 * Thursday, which contains all days of that week.
 */
export function useShownDays() {
  const [yearMonth, chooseMonth] = useMonthInAddress('week')
  const [query, setQuery] = useQueryInAddress()
  const text = query.get('week') ?? ''
  const monday = isDay(text) && weekdayOf(text) === 1 && monthOfWeek(text) === yearMonth ? text : null
  const chooseWeek = (week: Day) => setQuery((current) => withValues(current, { month: monthOfWeek(week), week }))
  return {
    yearMonth,
    /** The Monday of the shown week; null when the screen shows a month. */
    monday,
    shown:
      monday === null
        ? { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }
        : { start: monday, end: addDays(monday, 6) },
    chooseMonth,
    chooseWeek,
    chooseRange: (range: 'month' | 'week') => {
      if (range === 'month') chooseMonth(yearMonth)
      else chooseWeek(weekIn(yearMonth))
    },
    goToToday: () => (monday === null ? chooseMonth(currentMonth()) : chooseWeek(mondayOf(today()))),
  }
}

const monthOfWeek = (monday: Day): YearMonth => monthOf(addDays(monday, 3))

/** The current week when it belongs to the month, otherwise the first week of the month. */
function weekIn(yearMonth: YearMonth): Day {
  const now = mondayOf(today())
  if (monthOfWeek(now) === yearMonth) return now
  const first = mondayOf(firstDayOf(yearMonth))
  return monthOfWeek(first) === yearMonth ? first : addDays(first, 7)
}
