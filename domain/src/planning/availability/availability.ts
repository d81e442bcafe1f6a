import { MINUTES_IN_DAY } from '../../time/clockTime.ts'
import type { MinuteOfDay } from '../../time/clockTime.ts'
import { addDays, numberOfDay, weekdayOf } from '../../time/day.ts'
import type { Day } from '../../time/day.ts'
import { containsDay } from '../../time/dayPeriod.ts'
import { mondayOf } from '../../time/week.ts'

/** What a person can say about a day: 'niet beschikbaar' or 'liever wel'. */
export const AVAILABILITY_MARKS = ['unavailable', 'preferred'] as const
export type AvailabilityMark = (typeof AVAILABILITY_MARKS)[number]

/** What a person can say about one day. 'free' says that no rule of the person holds on that day. */
export const DAY_MARKS = [...AVAILABILITY_MARKS, 'free'] as const
export type DayMark = (typeof DAY_MARKS)[number]

/** The hours of a mark. An end that is not after the start is on the next day. */
export type MarkHours = { readonly start: MinuteOfDay; readonly end: MinuteOfDay }

export type AvailabilityDay = {
  readonly day: Day
  readonly mark: DayMark
  /** Null for the whole day. */
  readonly hours: MarkHours | null
}

/** A mark on the same weekday of every week, or of every second, third or fourth week from the first week. */
export type AvailabilityRule = {
  readonly id: number
  readonly weekday: number
  readonly everyWeeks: number
  readonly start: Day
  readonly end: Day | null
  readonly mark: AvailabilityMark
  readonly hours: MarkHours | null
}

export type Said<OfDay extends AvailabilityDay, Rule extends AvailabilityRule> = {
  readonly days: ReadonlyMap<Day, OfDay>
  readonly rules: readonly Rule[]
}

/**
 * What a person said about a day: the own mark of the day, and otherwise the rule that was added last. Null when the
 * person said nothing, and when the own mark says that no rule holds (rule availability-3).
 */
export function availabilityOn<OfDay extends AvailabilityDay, Rule extends AvailabilityRule>(
  day: Day,
  { days, rules }: Said<OfDay, Rule>,
): OfDay | Rule | null {
  const own = days.get(day)
  if (own !== undefined) return own.mark === 'free' ? null : own
  return (
    rules
      .filter((rule) => marksDay(rule, day))
      .toSorted((a, b) => b.id - a.id)
      .at(0) ?? null
  )
}

const marksDay = ({ weekday, everyWeeks, start, end }: AvailabilityRule, day: Day): boolean =>
  weekdayOf(day) === weekday &&
  containsDay({ start, end }, day) &&
  (numberOfDay(mondayOf(day)) - numberOfDay(mondayOf(start))) % (7 * everyWeeks) === 0

/** A shift by the clock of its first day. An end that is not after the start is on the next day. */
export type ClockShift = { readonly day: Day; readonly start: MinuteOfDay; readonly end: MinuteOfDay }

/**
 * Whether a mark of a day and a shift have a minute in common by the clock, so that a night at the change of the clock
 * is judged like every other night (rule availability-5).
 */
export function meetsShift(day: Day, hours: MarkHours | null, shift: ClockShift): boolean {
  const mark = stretchOf(day, hours ?? WHOLE_DAY)
  const worked = stretchOf(shift.day, shift)
  return mark.start < worked.end && worked.start < mark.end
}

/**
 * The day whose mark 'niet beschikbaar' meets a shift; null when no mark meets it. A shift and a mark can both end on
 * the next day, so the day before and the day after count too (rule availability-5).
 */
export const unavailableDayOf = (shift: ClockShift, said: Said<AvailabilityDay, AvailabilityRule>): Day | null =>
  [addDays(shift.day, -1), shift.day, addDays(shift.day, 1)].find((day) => {
    const found = availabilityOn(day, said)
    return found?.mark === 'unavailable' && meetsShift(day, found.hours, shift)
  }) ?? null

/** Whether a person likes to work a shift: a mark 'liever wel' of its first day meets it (rule availability-7). */
export function isPreferred(shift: ClockShift, said: Said<AvailabilityDay, AvailabilityRule>): boolean {
  const found = availabilityOn(shift.day, said)
  return found?.mark === 'preferred' && meetsShift(shift.day, found.hours, shift)
}

const WHOLE_DAY = { start: 0, end: MINUTES_IN_DAY }

type Clock = { readonly start: number; readonly end: number }

function stretchOf(day: Day, { start, end }: Clock): Clock {
  const midnight = numberOfDay(day) * MINUTES_IN_DAY
  return { start: midnight + start, end: midnight + end + (end <= start ? MINUTES_IN_DAY : 0) }
}

/**
 * Whether a mark was set nearer to its day than the office asks. The office asks for no number of days when the number
 * is 0 (rule availability-6).
 */
export const isSetLate = (day: Day, setOn: Day, deadlineDays: number): boolean =>
  numberOfDay(day) - numberOfDay(setOn) < deadlineDays
