import type { Day } from '../time/day.ts'
import { runningTimesOf } from './clockTimes.ts'
import type { ClockTimes } from './clockTimes.ts'
import { placeShift } from './placeShift.ts'
import { refusalToTakeShiftTimes } from './refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'

/** The times that a shift of this type has when it starts on this day; a break for which the skipped hour leaves no room is none. */
export function shiftTimesOf(day: Day, shiftType: ClockTimes): ShiftTimes {
  const times = placeShift(day, runningTimesOf(shiftType))
  return refusalToTakeShiftTimes(times) === null ? times : { ...times, break: null }
}
