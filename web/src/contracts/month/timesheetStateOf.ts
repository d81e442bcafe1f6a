import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

type Facts = { readonly locked: boolean; readonly completed: boolean; readonly invoiced: boolean }

/** The state of a contract month in the form of the rules, from the answer of the API. */
export const timesheetStateOf = ({ locked, completed, invoiced }: Facts): TimesheetState => ({
  step: completed ? 'completed' : locked ? 'locked' : 'open',
  invoiced,
})
