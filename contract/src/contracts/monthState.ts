import { TIMESHEET_STEPS, type TimesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { z } from 'zod'

/** The state of a contract month in two forms: as one value, which the rules of the domain use, and as booleans. */
export const monthState = {
  step: z.enum(TIMESHEET_STEPS),
  invoiced: z.boolean(),
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
}

const MonthState = z.object(monthState) satisfies z.ZodType<TimesheetState>
export type MonthState = z.output<typeof MonthState>
