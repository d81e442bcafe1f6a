import type { NewWorkedShift } from '@uurwerk/contract/timesheets/workedShiftBodies'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { shiftFromTimestamps } from '@uurwerk/domain/planning/shift/shiftFromTimestamps'
import { RefusalError } from '../../app/RefusalError.ts'

type Sent = Pick<NewWorkedShift, 'labourPeriod' | 'breakPeriod'>
type SentPeriod = Sent['labourPeriod']

/** Converts the times of a shift in a request to instants. */
export function timesAsked({ labourPeriod, breakPeriod }: Sent): ShiftTimes {
  const times = shiftFromTimestamps({
    labour: periodOf(labourPeriod),
    break: breakPeriod === null || breakPeriod === undefined ? null : periodOf(breakPeriod),
  })
  if ('code' in times) throw new RefusalError(times)
  return times
}

const periodOf = ({ startDateTimestamp, endDateTimestamp }: SentPeriod) => ({
  start: startDateTimestamp,
  end: endDateTimestamp,
})
