import { MINUTES_IN_DAY, type MinuteOfDay } from '../../time/clockTime.ts'
import { addDays, numberOfDay, weekdayOf, type Day } from '../../time/day.ts'
import { containsDay } from '../../time/dayPeriod.ts'
import { mondayOf } from '../../time/week.ts'

/** The marks that a person can set for a day: 'niet beschikbaar' or 'liever wel'. */
export const AVAILABILITY_MARKS = ['unavailable', 'preferred'] as const
export type AvailabilityMark = (typeof AVAILABILITY_MARKS)[number]

/** The marks for one day. With 'free', no weekly rule of the person applies on that day. */
export const DAY_MARKS = [...AVAILABILITY_MARKS, 'free'] as const
export type DayMark = (typeof DAY_MARKS)[number]

/** When the end is not after the start, the end is on the next day. */
export type MarkHours = { readonly start: MinuteOfDay; readonly end: MinuteOfDay }

export type AvailabilityDay = {
  readonly day: Day
  readonly mark: DayMark
  /** The hours to which the mark applies; null when the mark applies to the whole day. */
  readonly hours: MarkHours | null
}

/** An availability mark on a weekday, every week or every second, third or fourth week from the first week on. */
export type AvailabilityRule = {
  readonly id: number
  readonly weekday: number
  readonly everyWeeks: number
  readonly start: Day
  readonly end: Day | null
  readonly mark: AvailabilityMark
  readonly hours: MarkHours | null
}

export type AvailabilityOfPerson<OfDay extends AvailabilityDay, Rule extends AvailabilityRule> = {
  readonly days: ReadonlyMap<Day, OfDay>
  readonly rules: readonly Rule[]
}

/**
 * The availability of a person on a day. It is the availability mark of the day itself, or else the weekly rule that
 * was added last. Null when the person has neither, and when the mark of the day is 'free' (rule availability-3).
 */
export function availabilityOn<OfDay extends AvailabilityDay, Rule extends AvailabilityRule>(
  day: Day,
  { days, rules }: AvailabilityOfPerson<OfDay, Rule>,
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

/** `day` is the day of the start. When the end is not after the start, the shift ends on the next day. */
export type ClockShift = { readonly day: Day; readonly start: MinuteOfDay; readonly end: MinuteOfDay }

/**
 * True when the hours of an availability mark and a shift have a minute in common. Both are compared in clock times, so
 * a night with a clock change has the same result as any other night (rule availability-5).
 */
export function meetsShift(day: Day, hours: MarkHours | null, shift: ClockShift): boolean {
  const mark = stretchOf(day, hours ?? WHOLE_DAY)
  const worked = stretchOf(shift.day, shift)
  return mark.start < worked.end && worked.start < mark.end
}

/**
 * The day whose mark 'niet beschikbaar' overlaps a shift; null when no mark overlaps it. A shift and a mark can end on
 * the next day, so the day before and the day after count too (rule availability-5).
 */
export const unavailableDayOf = (
  shift: ClockShift,
  availability: AvailabilityOfPerson<AvailabilityDay, AvailabilityRule>,
): Day | null =>
  [addDays(shift.day, -1), shift.day, addDays(shift.day, 1)].find((day) => {
    const found = availabilityOn(day, availability)
    return found?.mark === 'unavailable' && meetsShift(day, found.hours, shift)
  }) ?? null

/**
 * True when the availability on the day on which the shift starts is 'liever wel', and its hours overlap the shift
 * (rule availability-7).
 */
export function isPreferred(
  shift: ClockShift,
  availability: AvailabilityOfPerson<AvailabilityDay, AvailabilityRule>,
): boolean {
  const found = availabilityOn(shift.day, availability)
  return found?.mark === 'preferred' && meetsShift(shift.day, found.hours, shift)
}

const WHOLE_DAY = { start: 0, end: MINUTES_IN_DAY }

type Clock = { readonly start: number; readonly end: number }

function stretchOf(day: Day, { start, end }: Clock): Clock {
  const midnight = numberOfDay(day) * MINUTES_IN_DAY
  return { start: midnight + start, end: midnight + end + (end <= start ? MINUTES_IN_DAY : 0) }
}

/**
 * True when a person set the availability later than the office asks. With 0 days, the office does not ask for any time
 * in advance (rule availability-6).
 */
export const isSetLate = (day: Day, setOn: Day, deadlineDays: number): boolean =>
  numberOfDay(day) - numberOfDay(setOn) < deadlineDays
