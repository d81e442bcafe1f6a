import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

/** Converts a row of the list of contracts to the state of a timesheet that the functions of the domain expect. */
export const contractMonthState = ({
  locked,
  completed,
  confirmedForInvoice,
  invoiced,
}: ContractMonthRow): TimesheetState => ({
  step: confirmedForInvoice ? 'approved' : completed ? 'completed' : locked ? 'locked' : 'open',
  invoiced,
})
