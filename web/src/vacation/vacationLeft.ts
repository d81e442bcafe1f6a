import { vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { VacationRow } from './queries.ts'

/** The days that can still be booked as vacation: of the nine counters together. Halves add up without a rest. */
export const vacationLeft = ({ vacationCounterDtos }: VacationRow): number =>
  vacationCounterDtos
    .filter(({ type }) => vacationCounterTypes.some((vacation) => vacation === type))
    .reduce((sum, { currentBalance }) => sum + currentBalance, 0)
