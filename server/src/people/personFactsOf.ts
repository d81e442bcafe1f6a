import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { PersonRow } from './peopleStore.ts'

/** The facts that the rules on the part-time records, the recuperation and the months of a person need. */
export const personFactsOf = ({
  kind,
  employmentStart,
  employmentEnd,
  recupOpeningMonth,
  partTimeRecords,
  contracts,
}: PersonRow) => ({
  kind,
  employment: { start: employmentStart, end: employmentEnd },
  employmentStart,
  opening: recupOpeningMonth ?? monthOf(employmentStart),
  contracts: contracts.map(({ start, end }) => ({ start, end })),
  records: partTimeRecords,
})
