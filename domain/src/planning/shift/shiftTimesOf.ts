import type { Day } from '../../time/day.ts'
import { runningTimesOf, type ClockTimes } from './clockTimes.ts'
import { placeShift } from './placeShift.ts'
import { refusalToTakeShiftTimes } from '../refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'

/**
 * The times that a shift type gives a shift on a day. A break is left out when the clock skips an hour and the break
 * does not fit any more (rule planning-10).
 */
export function shiftTimesOf(day: Day, shiftType: ClockTimes): ShiftTimes {
  const times = placeShift(day, runningTimesOf(shiftType))
  return refusalToTakeShiftTimes(times) === null ? times : { ...times, break: null }
}
