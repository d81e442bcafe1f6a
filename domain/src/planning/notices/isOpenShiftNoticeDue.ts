import { addSeconds, brusselsDayOf, brusselsMinuteOf, type Instant } from '../../time/instant.ts'
import { addDays } from '../../time/day.ts'
import { isNight, lastDigest, type Moment } from './isChangeNoticeDue.ts'

/**
 * A number of seconds. When an open shift (a shift for which HR asks for people) starts within this time, the message
 * about it is sent immediately. For a later open shift, the message is sent at the hour of the daily messages.
 */
const SOON_SECONDS = 48 * 3600

/**
 * The people who get a message about an open shift. 'at_once' means people who chose a message about each open shift,
 * and 'daily' means people who chose one message a day.
 */
export type Hearers = 'at_once' | 'daily'

type UntoldNeed = { readonly madeAt: Instant; readonly start: Instant }

/**
 * True when the message about an open shift must be sent now to the people who can claim it. At night, from 21:00 to
 * 7:00 in Brussels, only open shifts of today and tomorrow get a message (rule needs-16).
 */
export function isOpenShiftNoticeDue(
  hearers: Hearers,
  { madeAt, start }: UntoldNeed,
  { now, digestHour }: Moment,
): boolean {
  if (isNight(brusselsMinuteOf(now)) && brusselsDayOf(start) > addDays(brusselsDayOf(now), 1)) return false
  if (hearers === 'at_once') return true
  return start < addSeconds(now, SOON_SECONDS) || madeAt < lastDigest({ now, digestHour })
}
