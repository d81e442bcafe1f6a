import type { TimesheetState } from './timesheetState.ts'

type Listed = TimesheetState & { readonly employee: boolean }

/**
 * The state of a timesheet in HR's list, such as 'locked' or 'approved invoiced independent'. The actions of HR depend
 * only on this state and on the month.
 */
export const listedState = ({ step, invoiced, employee }: Listed): string =>
  `${step}${invoiced ? ' invoiced' : ''}${employee ? '' : ' independent'}`
