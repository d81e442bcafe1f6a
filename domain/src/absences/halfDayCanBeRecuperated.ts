import type { Seconds } from '../money/seconds.ts'
import { absenceSeconds } from './absenceSeconds.ts'
import type { RecuperationLeft } from './absenceFacts.ts'

/**
 * Where the house wants the other half of a half vacation day recuperated, enough must be left for it (rule
 * absences-36).
 */
export const halfDayCanBeRecuperated = (facts: {
  readonly halfVacationNeedsRecuperation: boolean
  readonly recuperation: Pick<RecuperationLeft, 'previous' | 'taken'>
  readonly sickDaySeconds: Seconds
}): boolean =>
  !facts.halfVacationNeedsRecuperation ||
  facts.recuperation.taken + absenceSeconds('RECUPERATION', false, facts.sickDaySeconds) <= facts.recuperation.previous
