import type { PersonTimesheet } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from './contractMonthStore.ts'

/** The facts of a contract month for the rules of confirming. */
export const personTimesheetOf = (month: ContractMonth): PersonTimesheet => ({
  contractId: month.contractId,
  customerName: month.customerName,
  state: timesheetState(month),
})
