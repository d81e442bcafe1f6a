import { addDays, daysBetween, weekdayOf, type Day } from '../../time/day.ts'
import { mondayOf } from '../../time/week.ts'

export const MOST_PATTERN_WEEKS = 4

/** A day of a pattern that has a shift. Week 1 is the first week of the pattern, and weekday 1 is Monday. */
export type PatternDay = { readonly week: number; readonly weekday: number; readonly shiftId: number }

/** A pattern of one to four weeks with shift types, which repeats (rule planning-80). */
export type ShiftPattern = {
  readonly weeks: number
  /** A Monday on which the first week of the pattern begins. */
  readonly startsOn: Day
  readonly days: readonly PatternDay[]
}

/** The number of the week in the pattern for a day. The day can be before the start of the pattern. */
export function patternWeekOn({ weeks, startsOn }: Pick<ShiftPattern, 'weeks' | 'startsOn'>, day: Day): number {
  const weeksLater = daysBetween(startsOn, mondayOf(day)) / 7
  return (((weeksLater % weeks) + weeks) % weeks) + 1
}

export type DayOfPattern = { readonly day: Day; readonly shiftId: number }

/** The days of a period on which a pattern has a shift, in order (rule planning-80). */
export function daysOfPattern(pattern: ShiftPattern, days: readonly Day[]): DayOfPattern[] {
  return days.flatMap((day) => {
    const week = patternWeekOn(pattern, day)
    const found = pattern.days.find((each) => each.week === week && each.weekday === weekdayOf(day))
    return found === undefined ? [] : [{ day, shiftId: found.shiftId }]
  })
}

/** The Monday is in the week of the day `from` or in one of the next weeks. */
export const nextStartOf = (pattern: Pick<ShiftPattern, 'weeks' | 'startsOn'>, from: Day): Day => {
  const week = patternWeekOn(pattern, from)
  return addDays(mondayOf(from), week === 1 ? 0 : (pattern.weeks - week + 1) * 7)
}
