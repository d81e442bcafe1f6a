import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Elsewhere } from '../calendar/calendarDays.ts'

/** The days on which the person has a shift on another contract, each with that other contract. */
export const daysElsewhere = (
  { _embedded: { workedShiftDtoList } }: Pick<WorkedMonth, '_embedded'>,
  contractId: number,
): ReadonlyMap<string, Elsewhere> =>
  new Map(
    workedShiftDtoList
      .filter((shift) => shift.contractId !== contractId)
      .map((shift) => [shift.startDate, { contractId: shift.contractId, customerName: shift.customerName }]),
  )
