import { vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { VacationRow } from './queries.ts'

/** The days that can still be booked as vacation: the sum of the nine vacation counters. Half days add up exactly. */
export const vacationLeft = ({ vacationCounterDtos }: VacationRow): number =>
  vacationCounterDtos
    .filter(({ type }) => vacationCounterTypes.some((vacation) => vacation === type))
    .reduce((sum, { currentBalance }) => sum + currentBalance, 0)
