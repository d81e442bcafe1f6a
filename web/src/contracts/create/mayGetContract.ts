import { today } from '../../clock/now.ts'
import type { PersonRow } from '../../people/queries.ts'

/** Whoever has left for good is not offered. */
export const mayGetContract = ({ employmentEndDate }: PersonRow): boolean =>
  employmentEndDate === null || employmentEndDate >= today()
