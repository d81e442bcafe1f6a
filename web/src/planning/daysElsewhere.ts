import type { WorkedMonth } from '@uurwerk/contract/timesheets'
import type { Elsewhere } from './calendarDays.ts'

/** The days with a shift on another contract of the person, with that contract. */
export const daysElsewhere = (
  { _embedded: { workedShiftDtoList } }: Pick<WorkedMonth, '_embedded'>,
  contractId: number,
): ReadonlyMap<string, Elsewhere> =>
  new Map(
    workedShiftDtoList
      .filter((shift) => shift.contractId !== contractId)
      .map((shift) => [shift.startDate, { contractId: shift.contractId, customerName: shift.customerName }]),
  )
