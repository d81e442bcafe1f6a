import type { TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'

type Facts = { readonly locked: boolean; readonly completed: boolean; readonly invoiced: boolean }

/** A contract month as the rules know it, from what travels of it. */
export const timesheetStateOf = ({ locked, completed, invoiced }: Facts): TimesheetState => ({
  step: completed ? 'completed' : locked ? 'locked' : 'open',
  invoiced,
})
