import { addDays, type Day } from '../../time/day.ts'
import { addSeconds, brusselsDayOf, brusselsMinuteOf, instantAt, type Instant } from '../../time/instant.ts'

/** HR often changes more than one shift. One notice tells all of them, after ten minutes without a change. */
const QUIET_SECONDS = 600
/** A change within this number of days is told after the quiet minutes; a later one at 17:00. */
const SOON_DAYS = 7
const EVENING_MINUTE = 17 * 60
const [FIRST_MINUTE, END_MINUTE] = [7 * 60, 21 * 60]

/** Changes that HR made and that the person has not been told. */
export type UntoldChanges = {
  readonly kind: 'roster' | 'absence'
  readonly firstAt: Instant
  readonly lastAt: Instant
  /** The changed days. */
  readonly days: readonly Day[]
}

/**
 * Whether the changes are told now. A change of today or tomorrow is told also at night, and no other change from 21:00
 * to 7:00 in Brussels (rule notices-6).
 */
export function isChangeNoticeDue({ kind, firstAt, lastAt, days }: UntoldChanges, now: Instant): boolean {
  if (now < addSeconds(lastAt, QUIET_SECONDS)) return false
  const today = brusselsDayOf(now)
  const isWithin = (count: number) => days.some((day) => day >= today && day <= addDays(today, count))
  if (isWithin(1)) return true
  if (isNight(brusselsMinuteOf(now))) return false
  return kind === 'absence' || isWithin(SOON_DAYS) || firstAt < lastEvening(now)
}

export const isNight = (minute: number): boolean => minute < FIRST_MINUTE || minute >= END_MINUTE

/** The last moment at which it was 17:00 in Brussels. */
export function lastEvening(now: Instant): Instant {
  const today = brusselsDayOf(now)
  const day = brusselsMinuteOf(now) >= EVENING_MINUTE ? today : addDays(today, -1)
  return instantAt(day, EVENING_MINUTE)!
}
