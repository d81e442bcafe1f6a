import type { TimesheetState } from '@uurwerk/contract/timesheets/timesheets'
import { isCompleted, timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'

/** The state of one contract month in the form of the API. */
export function timesheetStateDto(month: ContractMonth): TimesheetState {
  const state = timesheetState(month)
  return {
    contractId: month.contractId,
    customerName: month.customerName,
    locked: month.lockedAt !== null,
    completed: isCompleted(state),
    confirmedForInvoice: state.step === 'approved',
    invoiced: state.invoiced,
  }
}
