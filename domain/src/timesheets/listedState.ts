import type { TimesheetState } from './timesheetState.ts'

type Listed = TimesheetState & { readonly employee: boolean }

/** A state such as 'approved invoiced independent'. Only this state and the month decide which actions HR can take. */
export const listedState = ({ step, invoiced, employee }: Listed): string =>
  `${step}${invoiced ? ' invoiced' : ''}${employee ? '' : ' independent'}`
