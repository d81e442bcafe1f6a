import { MINUTES_IN_DAY, minuteOfDay, type MinuteOfDay } from '../../time/clockTime.ts'
import { addDays, type Day } from '../../time/day.ts'
import { runningTimesOf, type ClockTimes } from './clockTimes.ts'
import { momentOf, placeShift } from './placeShift.ts'
import { refusalToTakeShiftTimes, type ShiftTimesRefusal } from '../refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'

export type MissingTimeRefusal = {
  readonly code: 'time_does_not_exist'
  readonly day: Day
  readonly minute: MinuteOfDay
}

/** A time that does not exist on that day is refused instead of moved (rule time-6). */
export function shiftFromClock(day: Day, clock: ClockTimes): ShiftTimes | ShiftTimesRefusal | MissingTimeRefusal {
  const running = runningTimesOf(clock)
  const refusal = refusalToTakeShiftTimes(running) ?? refusalOfMissingTime(day, runningMinutes(running))
  return refusal ?? placeShift(day, running)
}

/** The refusal for the first clock time that does not exist in Brussels on that day; null when all times exist. */
export function refusalOfMissingTime(day: Day, running: readonly number[]): MissingTimeRefusal | null {
  const missing = running.find((minute) => momentOf(day, minute) === null)
  if (missing === undefined) return null
  return {
    code: 'time_does_not_exist',
    day: addDays(day, Math.floor(missing / MINUTES_IN_DAY)),
    minute: minuteOfDay(missing % MINUTES_IN_DAY),
  }
}

const runningMinutes = ({ start, end, break: pause }: ReturnType<typeof runningTimesOf>): number[] =>
  pause === null ? [start, end] : [start, end, pause.start, pause.end]
