import { today } from '../../clock/now.ts'
import type { PersonRow } from '../../people/queries.ts'

/** A former employee is not offered for a new contract. */
export const mayGetContract = ({ employmentEndDate }: PersonRow): boolean =>
  employmentEndDate === null || employmentEndDate >= today()
