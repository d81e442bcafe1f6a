import type { Seconds } from '../money/seconds.ts'
import { seconds } from '../money/seconds.ts'
import type { RecuperationLeft } from './absenceFacts.ts'

/**
 * The hours of recuperation that can still be booked in the month without a later month below zero (rule absences-37).
 */
export const recuperationToTake = ({ previous, taken, lowest }: RecuperationLeft): Seconds =>
  seconds(Math.min(previous - taken, lowest))
