import { addDays, type Day } from '../../time/day.ts'
import { addSeconds, brusselsDayOf, brusselsMinuteOf, instantAt, type Instant } from '../../time/instant.ts'

/** A message is sent after this number of seconds without a change, so that it contains several changes of HR. */
const QUIET_SECONDS = 600
/**
 * A change of a day within this number of days gets its message after the quiet time. A change of a later day gets its
 * message at the daily hour.
 */
const SOON_DAYS = 7
/** The hours that the company can choose for the daily message. They are outside the night (21:00 to 7:00). */
export const DIGEST_HOURS = { first: 8, last: 20 } as const
const [FIRST_MINUTE, END_MINUTE] = [7 * 60, 21 * 60]

/** The changes by HR about which the person got no message yet. */
export type PendingChanges = {
  readonly kind: 'roster' | 'absence'
  readonly firstAt: Instant
  readonly lastAt: Instant
  readonly days: readonly Day[]
}

export type Moment = {
  readonly now: Instant
  /** The hour in Brussels at which the daily messages are sent. */
  readonly digestHour: number
}

/** At night, from 21:00 to 7:00 in Brussels, only changes of today and tomorrow get a message (rule notices-6). */
export function isChangeNoticeDue(
  { kind, firstAt, lastAt, days }: PendingChanges,
  { now, digestHour }: Moment,
): boolean {
  if (now < addSeconds(lastAt, QUIET_SECONDS)) return false
  const today = brusselsDayOf(now)
  const isWithin = (count: number) => days.some((day) => day >= today && day <= addDays(today, count))
  if (isWithin(1)) return true
  if (isNight(brusselsMinuteOf(now))) return false
  return kind === 'absence' || isWithin(SOON_DAYS) || firstAt < lastDigest({ now, digestHour })
}

export const isNight = (minute: number): boolean => minute < FIRST_MINUTE || minute >= END_MINUTE

/** The last moment, before now, at which the daily messages were sent. */
export function lastDigest({ now, digestHour }: Moment): Instant {
  const today = brusselsDayOf(now)
  const day = brusselsMinuteOf(now) >= digestHour * 60 ? today : addDays(today, -1)
  return instantAt(day, digestHour * 60)!
}
