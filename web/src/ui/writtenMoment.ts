import { formatClockTime } from '@uurwerk/domain/time/clockTime'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf, toInstant } from '@uurwerk/domain/time/instant'

/** '20-11-2026 09:14', on the clock of Brussels whatever that of the browser. */
export function writtenMoment(timestamp: string): string {
  const instant = toInstant(Math.floor(Date.parse(timestamp) / 1000))
  return `${formatDayWithDashes(brusselsDayOf(instant))} ${formatClockTime(brusselsMinuteOf(instant))}`
}
