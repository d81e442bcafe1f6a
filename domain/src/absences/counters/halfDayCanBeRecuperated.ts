import type { Seconds } from '../../money/seconds.ts'
import { absenceSeconds } from '../absenceSeconds.ts'
import type { RecuperationLeft } from '../absenceFacts.ts'

/**
 * True when half a day of vacation can be booked. A company can require that the employee has enough recuperation (time
 * off for extra hours) for the other half of the day (rule absences-36).
 */
export const halfDayCanBeRecuperated = (facts: {
  readonly halfVacationNeedsRecuperation: boolean
  readonly recuperation: Pick<RecuperationLeft, 'previous' | 'taken'>
  readonly sickDaySeconds: Seconds
}): boolean =>
  !facts.halfVacationNeedsRecuperation ||
  facts.recuperation.taken + absenceSeconds('RECUPERATION', false, facts.sickDaySeconds) <= facts.recuperation.previous
