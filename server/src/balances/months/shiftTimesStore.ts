import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { toInstant } from '@uurwerk/domain/time/instant'

/** The times of a shift in seconds since 1970, as `SHIFT_TIMES` gives them. */
export type ShiftTimesRow = readonly [start: number, end: number, breakStart: number | null, breakEnd: number | null]

/** `s` is the alias of the shift. An array is faster than a JSON object, and date_part() is faster than extract(). */
export const SHIFT_TIMES = `array[date_part('epoch', s.start_at)::int8, date_part('epoch', s.end_at)::int8,
  date_part('epoch', s.break_start_at)::int8, date_part('epoch', s.break_end_at)::int8]`

export const shiftTimesOf = ([start, end, breakStart, breakEnd]: ShiftTimesRow): ShiftTimes => ({
  start: toInstant(start),
  end: toInstant(end),
  break: breakStart === null || breakEnd === null ? null : { start: toInstant(breakStart), end: toInstant(breakEnd) },
})
