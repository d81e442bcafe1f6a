import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf, toInstant } from '@uurwerk/domain/time/instant'

/** Writes '20-11-2026 09:14' in Brussels time, also when the browser has another time zone (rule screens-37). */
export const formatMoment = (timestamp: string): string => formatWith(timestamp, formatDayWithDashes)

/** Writes a time as '20/11/2026 09:14', the format on the screens of employees. */
export const formatMomentWithSlashes = (timestamp: string): string => formatWith(timestamp, formatDayWithSlashes)

function formatWith(timestamp: string, formatDay: (day: Day) => string): string {
  const instant = toInstant(Math.floor(Date.parse(timestamp) / 1000))
  return `${formatDay(brusselsDayOf(instant))} ${formatClockTime(brusselsMinuteOf(instant))}`
}
