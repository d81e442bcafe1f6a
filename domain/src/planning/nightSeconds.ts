import { seconds } from '../money/seconds.ts'
import type { Seconds } from '../money/seconds.ts'
import type { MinuteOfDay } from '../time/clockTime.ts'
import { addDays } from '../time/day.ts'
import type { Day } from '../time/day.ts'
import { instantAt, startOfDay } from '../time/instant.ts'
import type { Instant } from '../time/instant.ts'
import type { InstantPeriod } from '../time/instantPeriod.ts'
import { WORKING_TIME_LIMITS } from './workingTimeLimits.ts'

/**
 * The night hours of a work stretch that starts on this day. The night before this day and the night after the next day
 * are included.
 */
export function nightSeconds(stretch: InstantPeriod, day: Day): Seconds {
  const nights = [addDays(day, -1), day, addDays(day, 1)].map(nightFrom)
  return seconds(
    nights.reduce(
      (sum, night) => sum + Math.max(0, Math.min(stretch.end, night.end) - Math.max(stretch.start, night.start)),
      0,
    ),
  )
}

const nightFrom = (day: Day): InstantPeriod => ({
  start: clockAt(day, WORKING_TIME_LIMITS.nightStart),
  end: clockAt(addDays(day, 1), WORKING_TIME_LIMITS.nightEnd),
})

// The night starts and ends at hours that the clock never skips, so the fallback is never used.
const clockAt = (day: Day, minute: MinuteOfDay): Instant => instantAt(day, minute) ?? startOfDay(day)
