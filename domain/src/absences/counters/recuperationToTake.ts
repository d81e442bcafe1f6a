import { seconds, type Seconds } from '../../money/seconds.ts'
import type { RecuperationLeft } from '../absenceFacts.ts'

/**
 * The hours of recuperation that can still be booked in the month. The built-up recuperation must not go below zero in
 * a later month (rule absences-37).
 */
export const recuperationToTake = ({ previous, taken, lowest }: RecuperationLeft): Seconds =>
  seconds(Math.min(previous - taken, lowest))
