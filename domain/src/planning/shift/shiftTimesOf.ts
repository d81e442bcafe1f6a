import type { Day } from '../../time/day.ts'
import { runningTimesOf } from './clockTimes.ts'
import type { ClockTimes } from './clockTimes.ts'
import { placeShift } from './placeShift.ts'
import { refusalToTakeShiftTimes } from '../refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'

/** The times of a shift of this type on a day. A break that no longer fits because of the skipped hour is left out (rule planning-10). */
export function shiftTimesOf(day: Day, shiftType: ClockTimes): ShiftTimes {
  const times = placeShift(day, runningTimesOf(shiftType))
  return refusalToTakeShiftTimes(times) === null ? times : { ...times, break: null }
}
