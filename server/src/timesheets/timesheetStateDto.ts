import type { TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { monthStateDto } from '../contracts/months/monthStateDto.ts'

/** The state of one contract month of a person in the form of the API. */
export const timesheetStateDto = (month: ContractMonth): TimesheetState => ({
  contractId: month.contractId,
  customerName: month.customerName,
  ...monthStateDto(month),
})
