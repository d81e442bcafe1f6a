import { MINUTES_IN_DAY, type MinuteOfDay } from '../../time/clockTime.ts'

export type ClockTimes = {
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly break: { readonly start: MinuteOfDay; readonly end: MinuteOfDay } | null
}

/** The times of a shift in minutes after the midnight at the start of its day. A time on the next day is above 1440. */
export type RunningTimes = {
  readonly start: number
  readonly end: number
  readonly break: { readonly start: number; readonly end: number } | null
}

/** An end or a break before the start on the clock is on the next day (rules planning-2, planning-3). */
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
