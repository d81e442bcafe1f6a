import { MINUTES_IN_DAY } from '../../time/clockTime.ts'
import { addDays, daysBetween, type Day } from '../../time/day.ts'
import { brusselsDayOf, brusselsMinuteOf, instantAt, parseInstant, readTimestamp } from '../../time/instant.ts'
import type { Instant, InstantRefusal, WrittenTimestamp } from '../../time/instant.ts'
import type { InstantPeriod } from '../../time/instantPeriod.ts'
import { placeBreak } from './placeShift.ts'
import { refusalToTakeShiftTimes, type ShiftTimesRefusal } from '../refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'
import { refusalOfMissingTime } from './shiftFromClock.ts'

/** A period of time in a request: two ISO 8601 timestamps, with or without an offset. */
type WrittenPeriod = { readonly start: string; readonly end: string }

export type WrittenShiftRefusal = InstantRefusal | ShiftTimesRefusal | { readonly code: 'shift_longer_than_a_day' }

/** A time before the start is on the next day. A timestamp with an offset does not change (rule planning-13). */
export function shiftFromTimestamps(texts: {
  readonly labour: WrittenPeriod
  readonly break: WrittenPeriod | null
}): ShiftTimes | WrittenShiftRefusal {
  const labour = periodFrom(texts.labour, null)
  if ('code' in labour) return labour
  const pause = texts.break === null ? null : breakFrom(texts.break, labour)
  if (pause !== null && 'code' in pause) return pause
  const times = { ...labour, break: pause }
  return refusalOfLength(labour) ?? refusalToTakeShiftTimes(times) ?? times
}

function periodFrom(texts: WrittenPeriod, notBefore: Instant | null): InstantPeriod | InstantRefusal {
  const start = parseInstant(texts.start)
  if (typeof start === 'object') return start
  const end = parseInstant(texts.end)
  if (typeof end === 'object') return end
  const begun = notBefore === null ? start : nextDayIfBefore(notBefore, start)
  return { start: begun, end: nextDayIfBefore(begun, end) }
}

function breakFrom(texts: WrittenPeriod, labour: InstantPeriod): InstantPeriod | InstantRefusal | null {
  const start = readTimestamp(texts.start)
  if ('code' in start) return start
  const end = readTimestamp(texts.end)
  if ('code' in end) return end
  if (start.offsetSeconds !== null || end.offsetSeconds !== null) return periodFrom(texts, labour.start)
  const day = brusselsDayOf(labour.start)
  const runningStart = runningNotBefore(brusselsMinuteOf(labour.start), runningMinute(day, start))
  const running = { start: runningStart, end: runningNotBefore(runningStart, runningMinute(day, end)) }
  return refusalOfMissingTime(day, [running.start, running.end]) ?? placeBreak(labour, day, running)
}

const runningMinute = (from: Day, { day, minute }: WrittenTimestamp): number =>
  daysBetween(from, day) * MINUTES_IN_DAY + minute

const runningNotBefore = (earliest: number, minute: number): number =>
  minute < earliest ? minute + MINUTES_IN_DAY : minute

function nextDayIfBefore(earliest: Instant, moment: Instant): Instant {
  if (moment >= earliest) return moment
  return instantAt(addDays(brusselsDayOf(moment), 1), brusselsMinuteOf(moment)) ?? moment
}

/**
 * The limit uses the times on the clock and not the elapsed hours, so it is the same on the day of 25 hours (rule
 * planning-5).
 */
function refusalOfLength({ start, end }: InstantPeriod): WrittenShiftRefusal | null {
  const startDay = brusselsDayOf(start)
  const clockMinutes =
    daysBetween(startDay, brusselsDayOf(end)) * MINUTES_IN_DAY + brusselsMinuteOf(end) - brusselsMinuteOf(start)
  if (clockMinutes === MINUTES_IN_DAY) return { code: 'shift_end_equals_start' }
  return clockMinutes > MINUTES_IN_DAY ? { code: 'shift_longer_than_a_day' } : null
}
