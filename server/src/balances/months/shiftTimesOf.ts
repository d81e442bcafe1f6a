import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { toInstant } from '@uurwerk/domain/time/instant'

/** Converts the times of a shift from seconds since 1970 to a shift, because the queries of balances return seconds. */
export type ShiftTimesRow = readonly [start: number, end: number, breakStart: number | null, breakEnd: number | null]

export const shiftTimesOf = ([start, end, breakStart, breakEnd]: ShiftTimesRow): ShiftTimes => ({
  start: toInstant(start),
  end: toInstant(end),
  break: breakStart === null || breakEnd === null ? null : { start: toInstant(breakStart), end: toInstant(breakEnd) },
})
