import type { ClockTimes } from './shift/clockTimes.ts'
import type { Shift, ShiftTimes } from './shift/shift.ts'
import { shiftTimesOf } from './shift/shiftTimesOf.ts'
import { parseClockTime, type MinuteOfDay } from '../time/clockTime.ts'
import { toDay } from '../time/day.ts'
import { formatInstant, isInstant, parseInstant, type Instant } from '../time/instant.ts'
import type { InstantPeriod } from '../time/instantPeriod.ts'

/** Reads a clock time such as '13:30' in a test. */
export function minuteAt(text: string): MinuteOfDay {
  const minute = parseClockTime(text)
  if (minute === null) throw new RangeError(`not a clock time: ${text}`)
  return minute
}

/** Reads the instant of '2026-11-20T13:30' in Brussels, or of a timestamp with an offset. */
export function at(text: string): Instant {
  const instant = parseInstant(text)
  if (!isInstant(instant)) throw new RangeError(`not a moment: ${text}`)
  return instant
}

/** Reads a range of clock times such as '13:30–21:45'. */
const rangeAt = (text: string): { start: MinuteOfDay; end: MinuteOfDay } => {
  const [start = '', end = ''] = text.split('–')
  return { start: minuteAt(start), end: minuteAt(end) }
}

export const clockOf = (times: string, pause: string | null = null): ClockTimes => ({
  ...rangeAt(times),
  break: pause === null ? null : rangeAt(pause),
})

export const timesOn = (day: string, times: string, pause: string | null = null): ShiftTimes =>
  shiftTimesOf(toDay(day), clockOf(times, pause))

/**
 * Makes a shift without call-out or interruption, for example `shiftOn('2026-11-20', '22:00–06:00', '01:00–01:30')`.
 */
export const shiftOn = (
  day: string,
  times: string,
  pause: string | null = null,
  kind: Partial<Pick<Shift, 'callout' | 'interrupted'>> = {},
): Shift => ({ ...timesOn(day, times, pause), callout: null, interrupted: false, ...kind })

/**
 * Writes a period as 'dd HH:mm+offset'. The texts of the two equal hours of the night in October are then different.
 */
export const formatPeriod = (period: InstantPeriod | null): string | null =>
  period === null
    ? null
    : [period.start, period.end].map((i) => formatInstant(i).replace(/^.{8}(..)T(.{5}):00/, '$1 $2')).join(' – ')
