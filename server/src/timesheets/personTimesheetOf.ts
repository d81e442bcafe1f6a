import type { PersonTimesheet } from '@uurwerk/domain/timesheets/refusalToConfirmAll'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import type { ContractMonth } from './contractMonthStore.ts'

/** A contract month as the rules of confirming know it. */
export const personTimesheetOf = (month: ContractMonth): PersonTimesheet => ({
  contractId: month.contractId,
  customerName: month.customerName,
  state: timesheetState(month),
})
