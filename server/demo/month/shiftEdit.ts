import { WorkedShiftEdit } from '@uurwerk/contract/timesheets/workedShiftBodies'
import { addDays, dayOfMonth, type Day } from '@uurwerk/domain/time/day'
import { shiftTypes, type ShiftTypeName } from '../cast.ts'

export type Deviation = {
  readonly beganLater: number
  readonly endedLater: number
  readonly callout: 'CALL_OUT_24' | 'CALL_OUT_48' | null
  readonly interrupted: boolean
  readonly remark: string
}

/** The real times of a planned shift, as an employee enters them. */
export function shiftEdit(day: Day, shiftType: ShiftTypeName, deviation: Deviation): WorkedShiftEdit {
  const { beganLater, endedLater, ...rest } = deviation
  const { start, end, pause } = shiftTypes[shiftType]
  const labourPeriod = stretch(day, later(start, beganLater), later(end, endedLater))
  const breakPeriod = pause === null ? null : stretch(pause[0] < start ? addDays(day, 1) : day, pause[0], pause[1])
  return WorkedShiftEdit.parse({ day: dayOfMonth(day), idInDay: 0, labourPeriod, breakPeriod, ...rest })
}

function stretch(day: Day, start: string, end: string) {
  const endDay = end < start ? addDays(day, 1) : day
  return { startDateTimestamp: `${day}T${start}`, endDateTimestamp: `${endDay}T${end}` }
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const all = hour * 60 + minute + minutes
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}
