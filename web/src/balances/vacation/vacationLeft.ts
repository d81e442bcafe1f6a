import { vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { VacationRow } from './queries.ts'

/**
 * The number of days that a person can still book as vacation: the sum of the nine vacation counters. The sum of half
 * days is exact.
 */
export const vacationLeft = ({ vacationCounterDtos }: VacationRow): number =>
  vacationCounterDtos
    .filter(({ type }) => vacationCounterTypes.some((vacation) => vacation === type))
    .reduce((sum, { currentBalance }) => sum + currentBalance, 0)
