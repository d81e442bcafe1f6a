import { addSeconds, brusselsDayOf, brusselsMinuteOf, type Instant } from '../../time/instant.ts'
import { addDays } from '../../time/day.ts'
import { isNight, lastDigest, type Moment } from './isChangeNoticeDue.ts'

/**
 * In seconds. An open shift that starts within this time gets its message immediately, a later one at the daily hour.
 */
const SOON_SECONDS = 48 * 3600

/** 'at_once': people who chose a message about each open shift. 'daily': people who chose one message a day. */
export type NoticeTiming = 'at_once' | 'daily'

type PendingNeed = { readonly madeAt: Instant; readonly start: Instant }

/**
 * At night, from 21:00 to 7:00 in Brussels, only open shifts of today and tomorrow get a message (rules needs-16,
 * needs-21).
 */
export function isOpenShiftNoticeDue(
  timing: NoticeTiming,
  { madeAt, start }: PendingNeed,
  { now, digestHour }: Moment,
): boolean {
  if (isNight(brusselsMinuteOf(now)) && brusselsDayOf(start) > addDays(brusselsDayOf(now), 1)) return false
  if (timing === 'at_once') return true
  return start < addSeconds(now, SOON_SECONDS) || madeAt < lastDigest({ now, digestHour })
}
