import { today } from '../../clock/now.ts'
import type { PersonRow } from '../../people/queries.ts'

/** Whether a person can be chosen for a new contract. A former employee cannot be chosen. */
export const mayGetContract = ({ employmentEndDate }: PersonRow): boolean =>
  employmentEndDate === null || employmentEndDate >= today()
