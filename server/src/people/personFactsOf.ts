import { openingMonthOf } from '@uurwerk/domain/people/openingMonthOf'
import type { PersonRow } from './peopleStore.ts'

/** The facts for the rules on the part-time records, the recuperation and the months. */
export const personFactsOf = ({
  kind,
  employmentStart,
  employmentEnd,
  recupOpeningMonth,
  movedIn,
  partTimeRecords,
  contracts,
}: PersonRow) => ({
  kind,
  employment: { start: employmentStart, end: employmentEnd },
  employmentStart,
  opening: openingMonthOf({ employmentStart, openingMonth: recupOpeningMonth, movedIn }),
  contracts: contracts.map(({ start, end }) => ({ start, end })),
  records: partTimeRecords,
})
