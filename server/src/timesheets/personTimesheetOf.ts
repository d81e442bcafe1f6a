import type { PersonTimesheet } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'

/** Selects the facts of a contract month that the rules about confirmation need. */
export const personTimesheetOf = (month: ContractMonth): PersonTimesheet => ({
  contractId: month.contractId,
  customerName: month.customerName,
  state: timesheetState(month),
})
