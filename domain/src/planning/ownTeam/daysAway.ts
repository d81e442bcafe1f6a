import { isWeekend, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'
import { mondayOf } from '../../time/week.ts'
import { addMonths, lastDayOf, monthOf } from '../../time/yearMonth.ts'

type Away = {
  readonly absences: readonly { readonly day: Day; readonly full: boolean }[]
  readonly sickLeaves: readonly DayPeriod[]
}

type Days = {
  readonly today: Day
  readonly days: readonly Day[]
  readonly isHoliday: (day: Day) => boolean
}

/**
 * The period in which colleagues read who is absent: from this week until the end of the next month. In a longer
 * period, colleagues could recognise a prolonged sickness without an end by its length (rule team-26).
 */
export const awayPeriod = (today: Day): DayPeriod => ({
  start: mondayOf(today),
  end: lastDayOf(addMonths(monthOf(today), 1)),
})

/**
 * Whole days of absence from Monday to Friday that are not public holidays. On a weekend or a holiday, only a shift that
 * was converted to sickness is an absence. Such a day would show colleagues that the person is sick (rule team-26). The
 * printed planning without reasons has the same days (rule team-44).
 */
export function daysAway({ absences, sickLeaves }: Away, { today, days, isHoliday }: Days): readonly Day[] {
  const ofDay = Map.groupBy(absences, ({ day }) => day)
  const shown = awayPeriod(today)
  const isShown = (day: Day) => containsDay(shown, day) && !isWeekend(day) && !isHoliday(day)
  const isBooked = (day: Day) => {
    const booked = ofDay.get(day) ?? []
    return booked.length > 1 || booked.some(({ full }) => full)
  }
  const isSick = (day: Day) => sickLeaves.some((period) => containsDay(period, day))
  return days.filter((day) => isShown(day) && (isBooked(day) || isSick(day)))
}
