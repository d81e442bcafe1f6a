import { isWeekend, type Day } from '../../time/day.ts'
import { containsDay, type DayPeriod } from '../../time/dayPeriod.ts'

type Away = {
  /** The days with a booked absence. */
  readonly absences: readonly { readonly day: Day; readonly full: boolean }[]
  readonly sickLeaves: readonly DayPeriod[]
}

type Days = { readonly days: readonly Day[]; readonly isHoliday: (day: Day) => boolean }

/**
 * The days on which colleagues read that a person is absent: the whole days of absence. Nobody books an absence on a
 * weekend or a public holiday, so a prolonged sickness is left out on those days too. Otherwise colleagues would see
 * the difference between a vacation and a sickness (rule team-26).
 */
export function daysAway({ absences, sickLeaves }: Away, { days, isHoliday }: Days): readonly Day[] {
  const ofDay = Map.groupBy(absences, ({ day }) => day)
  const isBooked = (day: Day) => {
    const booked = ofDay.get(day) ?? []
    return booked.length > 1 || booked.some(({ full }) => full)
  }
  const isSick = (day: Day) =>
    !isWeekend(day) && !isHoliday(day) && sickLeaves.some((period) => containsDay(period, day))
  return days.filter((day) => isBooked(day) || isSick(day))
}
