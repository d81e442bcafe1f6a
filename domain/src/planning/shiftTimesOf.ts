import { MINUTES_IN_DAY } from '../time/clockTime.ts'
import { addDays } from '../time/day.ts'
import type { Day } from '../time/day.ts'
import { instantAt, toInstant } from '../time/instant.ts'
import type { Instant } from '../time/instant.ts'
import type { InstantPeriod } from '../time/instantPeriod.ts'
import { runningTimesOf } from './clockTimes.ts'
import type { ClockTimes } from './clockTimes.ts'
import type { ShiftTimes } from './shift.ts'

type RunningPeriod = { readonly start: number; readonly end: number }

const HOUR = 60

/** The times that a shift of this type has when it starts on this day, the nights of the clock changes included (house rules, 1.3). */
export function shiftTimesOf(day: Day, clock: ClockTimes): ShiftTimes {
  const running = runningTimesOf(clock)
  const shift = turnedRight(running, {
    start: momentOrHourLater(day, running.start, 'earlier'),
    end: momentOrHourLater(day, running.end, 'earlier'),
  })
  return { ...shift, break: running.break === null ? null : breakWithin(shift, day, running.break) }
}

/** When a break is taken during a shift; null where the skipped hour leaves no room for one. */
export function breakWithin(shift: InstantPeriod, day: Day, running: RunningPeriod): InstantPeriod | null {
  const later = placeBreak(day, running, 'later')
  // A shift that ends in the first of the two hours has its break in that one.
  const placed = later.end > shift.end ? placeBreak(day, running, 'earlier') : later
  const fits = placed.end <= shift.end && placed.end - placed.start < shift.end - shift.start
  return fits || !isMoved(day, running) ? placed : null
}

function placeBreak(day: Day, running: RunningPeriod, which: 'earlier' | 'later'): InstantPeriod {
  const start = momentOrHourLater(day, running.start, which)
  const endByClock = momentOrHourLater(day, running.end, which)
  const endByLength = start + (running.end - running.start) * 60
  return turnedRight(running, { start, end: toInstant(Math.min(endByClock, endByLength)) })
}

/** A period that the skipped hour turned round starts when that hour is over, and keeps its length. */
function turnedRight(running: RunningPeriod, { start, end }: InstantPeriod): InstantPeriod {
  if (start < end || running.start >= running.end) return { start, end }
  const hourIsOver = start - (start % 3600)
  return { start: toInstant(hourIsOver), end: toInstant(hourIsOver + (running.end - running.start) * 60) }
}

export const momentOf = (day: Day, running: number, which: 'earlier' | 'later' = 'earlier'): Instant | null =>
  instantAt(addDays(day, Math.floor(running / MINUTES_IN_DAY)), running % MINUTES_IN_DAY, which)

function momentOrHourLater(day: Day, running: number, which: 'earlier' | 'later'): Instant {
  const moment = momentOf(day, running, which) ?? momentOf(day, running + HOUR, which)
  if (moment === null) throw new RangeError(`no such time on ${day}: minute ${running}`)
  return moment
}

const isMoved = (day: Day, { start, end }: RunningPeriod): boolean =>
  momentOf(day, start) === null || momentOf(day, end) === null
