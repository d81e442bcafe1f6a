import type { needs as endpoint } from '@uurwerk/contract/planning/openShifts/needs'
import { OPEN_SHIFT_DAYS } from '@uurwerk/contract/planning/openShifts/openShifts'
import { needState } from '@uurwerk/domain/planning/openShifts/needState'
import { refusalToEditNeed, refusalToWithdrawNeed } from '@uurwerk/domain/planning/openShifts/refusalToEditNeed'
import { MOST_PLACES } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { formatClockTime, minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { AnswerOf } from '../../app/context.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { listNeeds, type NeedRow } from './needStore.ts'

export type Period = { readonly from: Day; readonly to: Day }

/** Refuses a period without a day and a period that is too long (rule needs-24). */
export function assertPeriod({ from, to }: Period): void {
  const days = eachDay(from, to).length
  if (days === 0) throw new RefusalError({ code: 'no_day_chosen' })
  if (days > OPEN_SHIFT_DAYS) throw new RefusalError({ code: 'period_too_long', most: OPEN_SHIFT_DAYS })
}

export const clockOf = (minute: number): string => formatClockTime(minuteOfDay(minute))

type OpenShift = Pick<NeedRow, 'shiftTypeName' | 'day' | 'startMinute' | 'endMinute'>

/** An open shift in a mail, such as 'Vroege, maandag 23/11/2026 07:00 – 15:06'. */
export const openShiftInWords = ({ shiftTypeName, day, startMinute, endMinute }: OpenShift): string =>
  `${shiftTypeName}, ${weekdayName(day)} ${formatDayWithSlashes(day)} ${clockOf(startMinute)} – ${clockOf(endMinute)}`

/**
 * The open shifts of a period for HR, with the claims that wait for a decision (rule needs-2). With `laterClaims`, the
 * answer also has each later open shift with such a claim (rule needs-20).
 */
export async function needs(
  db: Database,
  { laterClaims, now, ...period }: Period & { readonly laterClaims: boolean; readonly now: Instant },
): Promise<AnswerOf<typeof endpoint>> {
  assertPeriod(period)
  const rows = await listNeeds(db, [period.from, period.to, laterClaims])
  return {
    _embedded: {
      needDtoList: rows.map(({ startMinute, endMinute, claimUntil, isWithdrawn, qualification, ...need }) => ({
        ...need,
        qualification: qualification?.name ?? null,
        start: clockOf(startMinute),
        end: clockOf(endMinute),
        filledBy: [...need.filledBy],
        state: needState({ ...need, claimUntil, isWithdrawn }, now),
        claimUntil: formatInstant(claimUntil),
        claims: need.claims.map(({ claimedAt, ...claim }) => ({ ...claim, claimedAt: formatInstant(claimedAt) })),
        actions: {
          edit: refusalToEditNeed({ ...need, isWithdrawn }, MOST_PLACES),
          withdraw: refusalToWithdrawNeed({ isWithdrawn }),
        },
      })),
    },
  }
}
