import type { TimesheetState } from '@uurwerk/contract/timesheets'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from './contractMonthStore.ts'

/** How one contract of a person stands in a month. */
export const timesheetStateDto = (month: ContractMonth): TimesheetState => ({
  contractId: month.contractId,
  customerName: month.customerName,
  locked: month.lockedAt !== null,
  completed: isCompleted(timesheetState(month)),
  invoiced: month.invoiced,
})
