import type { TimesheetState } from './timesheetState.ts'

type Listed = TimesheetState & { readonly employee: boolean }

/** A state such as 'approved invoiced independent'. The actions of HR depend only on it and on the month. */
export const listedState = ({ step, invoiced, employee }: Listed): string =>
  `${step}${invoiced ? ' invoiced' : ''}${employee ? '' : ' independent'}`
