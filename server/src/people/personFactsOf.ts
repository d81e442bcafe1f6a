import { openingMonthOf } from '@uurwerk/domain/people/openingMonthOf'
import type { PersonRow } from './peopleStore.ts'

/**
 * The facts about a person that the rules on the part-time records, the recuperation (leave for extra hours) and the
 * months need.
 */
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
