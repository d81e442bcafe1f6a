import type { Seconds } from '../money/seconds.ts'
import { seconds } from '../money/seconds.ts'
import type { RecuperationLeft } from './absenceFacts.ts'

/** What can be taken in the month, and what later months leave of it (rule absences-37). */
export const recuperationToTake = ({ previous, taken, lowest }: RecuperationLeft): Seconds =>
  seconds(Math.min(previous - taken, lowest))
