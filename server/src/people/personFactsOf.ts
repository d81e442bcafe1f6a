import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { PersonRow } from './peopleStore.ts'

/** The facts that the rules on the part-time records and the recuperation of a person need. */
export const personFactsOf = ({
  kind,
  employmentStart,
  employmentEnd,
  recupOpeningMonth,
  partTimeRecords,
}: PersonRow) => ({
  kind,
  employment: { start: employmentStart, end: employmentEnd },
  employmentStart,
  opening: recupOpeningMonth ?? monthOf(employmentStart),
  records: partTimeRecords,
})
