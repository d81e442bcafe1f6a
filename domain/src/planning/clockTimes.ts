import { MINUTES_IN_DAY } from '../time/clockTime.ts'
import type { MinuteOfDay } from '../time/clockTime.ts'

/** The times of a shift as the clock shows them: those of a shift type, or those that somebody types. */
export type ClockTimes = {
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly break: { readonly start: MinuteOfDay; readonly end: MinuteOfDay } | null
}

/** The same in minutes after the midnight before the shift, running on over the next one. */
export type RunningTimes = {
  readonly start: number
  readonly end: number
  readonly break: { readonly start: number; readonly end: number } | null
}

/** An end before its start is the next day's, and so is a break before the shift's start (house rules, 1.3). */
export function runningTimesOf(clock: ClockTimes): RunningTimes {
  const { start } = clock
  const end = notBefore(start, clock.end)
  if (clock.break === null) return { start, end, break: null }
  const breakStart = notBefore(start, clock.break.start)
  return { start, end, break: { start: breakStart, end: notBefore(breakStart, clock.break.end) } }
}

const notBefore = (earliest: number, minute: number): number => {
  const onSameDay = minute + Math.floor(earliest / MINUTES_IN_DAY) * MINUTES_IN_DAY
  return onSameDay < earliest ? onSameDay + MINUTES_IN_DAY : onSameDay
}
