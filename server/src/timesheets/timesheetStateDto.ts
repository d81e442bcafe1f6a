import type { TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { monthStateDto } from '../contracts/months/monthStateDto.ts'

export const timesheetStateDto = (month: ContractMonth): TimesheetState => ({
  contractId: month.contractId,
  customerName: month.customerName,
  ...monthStateDto(month),
})
