import { addSeconds, brusselsDayOf, brusselsMinuteOf, type Instant } from '../../time/instant.ts'
import { addDays } from '../../time/day.ts'
import { isNight, lastEvening } from './isChangeNoticeDue.ts'

/** A need whose shift starts within this time is told at once; a later one at 17:00. */
const SOON_SECONDS = 48 * 3600

type UntoldNeed = { readonly madeAt: Instant; readonly start: Instant }

/**
 * Whether the people who can claim a need are told about it now. From 21:00 to 7:00 in Brussels only a need of today or
 * tomorrow is told (rule needs-16).
 */
export function isOpenShiftNoticeDue({ madeAt, start }: UntoldNeed, now: Instant): boolean {
  if (isNight(brusselsMinuteOf(now)) && brusselsDayOf(start) > addDays(brusselsDayOf(now), 1)) return false
  return start < addSeconds(now, SOON_SECONDS) || madeAt < lastEvening(now)
}
