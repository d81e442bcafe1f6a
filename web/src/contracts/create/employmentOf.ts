import { periodOf } from '../../app/clock/periodOf.ts'
import type { PersonRow } from '../../people/queries.ts'

type Employment = Pick<PersonRow, 'employmentStartDate' | 'employmentEndDate'>

export const employmentOf = ({ employmentStartDate, employmentEndDate }: Employment) =>
  periodOf({ startDate: employmentStartDate, endDate: employmentEndDate })
