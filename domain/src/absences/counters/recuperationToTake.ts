import { seconds, type Seconds } from '../../money/seconds.ts'
import type { RecuperationLeft } from '../absenceFacts.ts'

/**
 * The hours of recuperation (time off for extra hours) that can still be booked in the month. A booking must not bring
 * the built-up recuperation of a later month below zero (rule absences-37).
 */
export const recuperationToTake = ({ previous, taken, lowest }: RecuperationLeft): Seconds =>
  seconds(Math.min(previous - taken, lowest))
