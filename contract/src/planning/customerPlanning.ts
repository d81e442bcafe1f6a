import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, day } from '../fields.ts'
import { resource } from '../hal.ts'

export const CUSTOMER_PLANNING_DAYS = 31

/** A shift type on a day of a ward, with its clock times in Brussels. */
const OnWard = z.object({
  day: answeredDay,
  customerId: z.number(),
  customerName: z.string(),
  shiftTypeName: z.string(),
  color: z.string(),
  start: z.string(),
  end: z.string(),
})

const Coming = OnWard.extend({
  personName: z.string(),
  locked: z.boolean(),
  /** True when the shift differs from the locked planning. */
  changed: z.boolean(),
})
const Missing = OnWard.extend({ personName: z.string() })
const OpenPlaces = OnWard.extend({ left: z.number() })

const CustomerPlanning = resource({
  from: answeredDay,
  to: answeredDay,
  /** The people who come to work at the customer, in the order of day, ward and start. */
  shifts: z.array(Coming),
  /** The people who were planned at the customer but do not come. The answer never contains the reason. */
  missing: z.array(Missing),
  /** The places (needed people) for which nobody is planned yet. */
  open: z.array(OpenPlaces),
})
export type CustomerPlanning = z.output<typeof CustomerPlanning>

export const contactPlanning = endpoint.get('/contact/planning', {
  access: 'contact',
  shows: ['shifts', 'openShifts', 'shiftTypes', 'months', 'people', 'customers', 'contacts'],
  summary: 'Wie er komt, per dag en per dienst, in een periode van hoogstens 31 dagen',
  query: z.object({ from: day('van'), to: day('tot en met') }),
  response: CustomerPlanning,
  problems: ['period_too_long', 'no_day_chosen'],
})
