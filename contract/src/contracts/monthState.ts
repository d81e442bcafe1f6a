import { TIMESHEET_STEPS, type TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { z } from 'zod'

/** The state of a contract month. It is given as one state, which the domain uses, and as three booleans. */
export const monthState = {
  step: z.enum(TIMESHEET_STEPS),
  invoiced: z.boolean(),
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
}

const MonthState = z.object(monthState) satisfies z.ZodType<TimesheetState>
export type MonthState = z.output<typeof MonthState>
