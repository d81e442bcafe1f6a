import type { Day } from '../../time/day.ts'
import { parseClockTime, type MinuteOfDay } from '../../time/clockTime.ts'
import { runningTimesOf, type ClockTimes } from './clockTimes.ts'
import { placeShift } from './placeShift.ts'
import { refusalToTakeShiftTimes } from '../refusalToTakeShiftTimes.ts'
import type { ShiftTimes } from './shift.ts'

/** When the clock skips an hour and the break does not fit any more, the shift has no break (rule planning-10). */
export function shiftTimesOf(day: Day, shiftType: ClockTimes): ShiftTimes {
  const times = placeShift(day, runningTimesOf(shiftType))
  return refusalToTakeShiftTimes(times) === null ? times : { ...times, break: null }
}

type TimeTexts = { readonly startTime: string; readonly endTime: string }

export type ShiftTypeTexts = { readonly labourTime: TimeTexts; readonly breakTime: TimeTexts | null }

export const shiftTimesOfType = (day: Day, { labourTime, breakTime }: ShiftTypeTexts): ShiftTimes =>
  shiftTimesOf(day, { ...minutesOf(labourTime), break: breakTime === null ? null : minutesOf(breakTime) })

const minutesOf = ({ startTime, endTime }: TimeTexts) => ({ start: minuteOf(startTime), end: minuteOf(endTime) })

function minuteOf(text: string): MinuteOfDay {
  const minute = parseClockTime(text)
  if (minute === null) throw new RangeError(`not a clock time: ${text}`)
  return minute
}
