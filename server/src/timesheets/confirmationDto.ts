import type { FullTimesheet } from '@uurwerk/contract/fullTimesheet'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { ContractMonth } from './contractMonthStore.ts'
import type { ConfirmationRow, ReopeningRow } from './fullTimesheetStore.ts'
import { workedShiftDtos } from './workedShiftDto.ts'

type Confirmation = NonNullable<FullTimesheet['confirmation']>
type Reopening = FullTimesheet['reopenings'][number]

/**
 * The confirmation of a month in the form of the API: who confirmed it, and the shifts at that moment. HR compares
 * these shifts with the current shifts.
 */
export const confirmationDto = (row: ConfirmationRow, contract: ContractMonth): Confirmation => ({
  confirmedAt: formatInstant(row.at),
  confirmedBy: row.by,
  reason: row.reason,
  daysAhead: row.daysAhead,
  workedShiftDtos: workedShiftDtos(row.shifts, [contract]),
})

export const reopeningDto = (row: ReopeningRow, contract: ContractMonth): Reopening => ({
  reopenedAt: formatInstant(row.at),
  reopenedBy: row.by,
  reason: row.reason,
  workedShiftDtos: workedShiftDtos(row.shifts, [contract]),
})
