import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

/** The state of a timesheet in the form of the rules, from a row of the list. */
export const contractMonthState = ({
  locked,
  completed,
  confirmedForInvoice,
  invoiced,
}: ContractMonthRow): TimesheetState => ({
  step: confirmedForInvoice ? 'approved' : completed ? 'completed' : locked ? 'locked' : 'open',
  invoiced,
})
