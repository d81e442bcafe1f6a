import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { toInstant } from '@uurwerk/domain/time/instant'

/** The times of a shift in seconds since 1970, as `SHIFT_TIMES` gives them. */
export type ShiftTimesRow = readonly [start: number, end: number, breakStart: number | null, breakEnd: number | null]

/** A `ShiftTimesRow` as JSON in SQL; `s` is the alias of the shift. */
export const SHIFT_TIMES = `json_build_array(extract(epoch from s.start_at), extract(epoch from s.end_at),
  extract(epoch from s.break_start_at), extract(epoch from s.break_end_at))`

export const shiftTimesOf = ([start, end, breakStart, breakEnd]: ShiftTimesRow): ShiftTimes => ({
  start: toInstant(start),
  end: toInstant(end),
  break: breakStart === null || breakEnd === null ? null : { start: toInstant(breakStart), end: toInstant(breakEnd) },
})
