import { divideRounded } from '../money/divideRounded.ts'
import type { Seconds } from '../money/seconds.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, seconds } from '../money/seconds.ts'
import type { AbsenceCategory } from './absenceCategory.ts'
import { isSickness } from './absenceCategory.ts'

/** The duration that is stored for an absence: a full day or a half day of the person's hours (rule absences-4). */
export function absenceSeconds(category: AbsenceCategory, fullDay: boolean, sickDaySeconds: Seconds): Seconds {
  if (!isSickness(category) && category !== 'RECUPERATION') return fullDay ? FULL_DAY_SECONDS : HALF_DAY_SECONDS
  return fullDay ? sickDaySeconds : seconds(Number(divideRounded(BigInt(sickDaySeconds), 2n)))
}
