import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Elsewhere } from '../calendar/calendarDays.ts'

export const daysElsewhere = (
  { _embedded: { workedShiftDtoList } }: Pick<WorkedMonth, '_embedded'>,
  contractId: number,
): ReadonlyMap<string, Elsewhere> =>
  new Map(
    workedShiftDtoList
      .filter((shift) => shift.contractId !== contractId)
      .map((shift) => [shift.startDate, { contractId: shift.contractId, customerName: shift.customerName }]),
  )
