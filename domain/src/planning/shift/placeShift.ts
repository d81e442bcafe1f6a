import { MINUTES_IN_DAY } from '../../time/clockTime.ts'
import { addDays, type Day } from '../../time/day.ts'
import { instantAt, toInstant, type Instant } from '../../time/instant.ts'
import type { InstantPeriod } from '../../time/instantPeriod.ts'
import type { RunningTimes } from './clockTimes.ts'
import type { ShiftTimes } from './shift.ts'

type RunningPeriod = { readonly start: number; readonly end: number }

const HOUR = 60

/**
 * Converts clock times on a day to instants. In spring, a time in the skipped hour moves one hour later. In autumn,
 * when a time exists twice, the earlier instant is used (rules planning-8, planning-11).
 */
export function placeShift(day: Day, running: RunningTimes): ShiftTimes {
  const shift = turnedRight(running, {
    start: momentOrHourLater(day, running.start, 'earlier'),
    end: momentOrHourLater(day, running.end, 'earlier'),
  })
  return { ...shift, break: running.break === null ? null : placeBreak(shift, day, running.break) }
}

/**
 * Finds the instants of a break in the hour that exists twice in autumn. The break is in the later of the two hours.
 * When the shift ends in the earlier hour, the break is in that earlier hour (rule planning-12).
 */
export function placeBreak(shift: InstantPeriod, day: Day, running: RunningPeriod): InstantPeriod {
  const later = placeInHour(day, running, 'later')
  return later.end > shift.end ? placeInHour(day, running, 'earlier') : later
}

/** A break that is partly in the hour that exists twice in autumn keeps its length on the clock (rule planning-12). */
function placeInHour(day: Day, running: RunningPeriod, which: 'earlier' | 'later'): InstantPeriod {
  const start = momentOrHourLater(day, running.start, which)
  const endByClock = momentOrHourLater(day, running.end, which)
  const endByLength = start + (running.end - running.start) * 60
  return turnedRight(running, { start, end: toInstant(Math.min(endByClock, endByLength)) })
}

/**
 * In spring, the clock skips an hour, and the start of a period can then come after its end. Such a period starts at
 * 03:00 and keeps its length on the clock (rule planning-9).
 */
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
