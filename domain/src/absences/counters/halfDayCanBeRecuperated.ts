import type { Seconds } from '../../money/seconds.ts'
import { absenceSeconds } from '../absenceSeconds.ts'
import type { RecuperationLeft } from '../absenceFacts.ts'

/**
 * A company can choose that half a day of vacation needs enough recuperation for the other half of that day (rule
 * absences-36).
 */
export const halfDayCanBeRecuperated = (facts: {
  readonly halfVacationNeedsRecuperation: boolean
  readonly recuperation: Pick<RecuperationLeft, 'previous' | 'taken'>
  readonly sickDaySeconds: Seconds
}): boolean =>
  !facts.halfVacationNeedsRecuperation ||
  facts.recuperation.taken + absenceSeconds('RECUPERATION', false, facts.sickDaySeconds) <= facts.recuperation.previous
