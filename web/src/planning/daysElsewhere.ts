import type { WorkedMonth } from '@uurwerk/contract/timesheets'
import type { Elsewhere } from './calendarDays.ts'

/** The days on which a person works on other contracts than this one, and where. */
export const daysElsewhere = (
  { _embedded: { workedShiftDtoList } }: Pick<WorkedMonth, '_embedded'>,
  contractId: number,
): ReadonlyMap<string, Elsewhere> =>
  new Map(
    workedShiftDtoList
      .filter((shift) => shift.contractId !== contractId)
      .map((shift) => [shift.startDate, { contractId: shift.contractId, customerName: shift.customerName }]),
  )
