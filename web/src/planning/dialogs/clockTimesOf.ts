import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { ClockTimes } from '@uurwerk/domain/planning/shift/clockTimes'
import { parseClockTime, type MinuteOfDay } from '@uurwerk/domain/time/clockTime'

/** The clock times of a shift type, converted to the form that the domain rules use. */
export const clockTimesOf = ({ labourTime, breakTime }: Pick<ShiftType, 'labourTime' | 'breakTime'>): ClockTimes => ({
  start: minuteOf(labourTime.startTime),
  end: minuteOf(labourTime.endTime),
  break: breakTime === null ? null : { start: minuteOf(breakTime.startTime), end: minuteOf(breakTime.endTime) },
})

function minuteOf(text: string): MinuteOfDay {
  const minute = parseClockTime(text)
  if (minute === null) throw new RangeError(`not a clock time: ${text}`)
  return minute
}
