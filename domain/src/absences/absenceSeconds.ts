import { divideRounded } from '../money/divideRounded.ts'
import { FULL_DAY_SECONDS, HALF_DAY_SECONDS, seconds, type Seconds } from '../money/seconds.ts'
import { isSickness, type AbsenceCategory } from './absenceCategory.ts'

/** The duration that is stored for an absence: a full day or a half day of the person's hours (rule absences-4). */
export function absenceSeconds(category: AbsenceCategory, fullDay: boolean, sickDaySeconds: Seconds): Seconds {
  if (!isSickness(category) && category !== 'RECUPERATION') return fullDay ? FULL_DAY_SECONDS : HALF_DAY_SECONDS
  return fullDay ? sickDaySeconds : seconds(Number(divideRounded(BigInt(sickDaySeconds), 2n)))
}
