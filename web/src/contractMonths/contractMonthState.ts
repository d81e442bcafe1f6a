import type { ContractMonthRow } from '@uurwerk/contract/timesheets'
import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

/** A row of the overview as the rules know it. */
export const contractMonthState = ({
  locked,
  completed,
  confirmedForInvoice,
  invoiced,
}: ContractMonthRow): TimesheetState => ({
  step: confirmedForInvoice ? 'approved' : completed ? 'completed' : locked ? 'locked' : 'open',
  invoiced,
})
