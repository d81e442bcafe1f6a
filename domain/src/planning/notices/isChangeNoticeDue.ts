import { addDays, type Day } from '../../time/day.ts'
import { addSeconds, brusselsDayOf, brusselsMinuteOf, instantAt, type Instant } from '../../time/instant.ts'

/**
 * The number of seconds without a change before a message is sent. HR often changes several shifts, and one message
 * then contains all changes.
 */
const QUIET_SECONDS = 600
/**
 * A number of days from today. A change of a day within this number gets its message after the quiet time. A change of
 * a later day gets its message at the hour of the daily messages.
 */
const SOON_DAYS = 7
/** The limits of the hour of the daily messages. They are between the first and the last minute of the day for messages. */
export const DIGEST_HOURS = { first: 8, last: 20 } as const
const [FIRST_MINUTE, END_MINUTE] = [7 * 60, 21 * 60]

/** The changes by HR about which the person got no message yet. */
export type UntoldChanges = {
  readonly kind: 'roster' | 'absence'
  readonly firstAt: Instant
  readonly lastAt: Instant
  /** The days on which the planning changed. */
  readonly days: readonly Day[]
}

export type Moment = {
  readonly now: Instant
  /** The hour in Brussels at which the daily messages are sent. */
  readonly digestHour: number
}

/**
 * True when the message about the changes must be sent now. At night, from 21:00 to 7:00 in Brussels, only changes of
 * today and tomorrow get a message (rule notices-6).
 */
export function isChangeNoticeDue(
  { kind, firstAt, lastAt, days }: UntoldChanges,
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

/** The last moment of the daily messages. */
export function lastDigest({ now, digestHour }: Moment): Instant {
  const today = brusselsDayOf(now)
  const day = brusselsMinuteOf(now) >= digestHour * 60 ? today : addDays(today, -1)
  return instantAt(day, digestHour * 60)!
}
