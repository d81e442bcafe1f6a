import { z } from 'zod'
import { CompanyBlock, dayField, instantField, secondsField, yearMonthField } from './documentFields.ts'

const Stretch = z.object({ start: instantField, end: instantField })

const WorkedShift = z.object({
  title: z.string(),
  labour: Stretch,
  break: Stretch.nullable(),
  worked: secondsField,
  callout: z.enum(['CALL_OUT_24', 'CALL_OUT_48']).nullable(),
  interrupted: z.boolean(),
  remark: z.string(),
})
export type WorkedShift = z.infer<typeof WorkedShift>

const Absence = z.object({
  day: dayField,
  /** The kind of absence in words; the customer's timesheet does not have it. */
  label: z.string(),
  fullDay: z.boolean(),
  hours: secondsField,
})
export type Absence = z.infer<typeof Absence>

const SignedBy = z.object({ name: z.string(), at: instantField })
export type SignedBy = z.infer<typeof SignedBy>

export const TimesheetDocument = z.object({
  /**
   * The customer sees an absence without its reason, because only HR may know about a person's health (rule
   * invoicing-64). The timesheet for a contact of the customer contains no absences at all (rule contact-31).
   */
  audience: z.enum(['internal', 'customer', 'contact']),
  company: CompanyBlock,
  employeeName: z.string(),
  customerName: z.string(),
  yearMonth: yearMonthField,
  contractId: z.int(),
  /** The period of the contract; null in the timesheet that a contact of the customer downloads. */
  contractPeriod: z.object({ start: dayField, end: dayField.nullable() }).nullable(),
  reference: z.string(),
  shifts: z.array(WorkedShift),
  absences: z.array(Absence),
  holidays: z.array(z.object({ day: dayField, name: z.string() })),
  /** The confirmation of the month; null when the employee has not confirmed the month. */
  confirmed: SignedBy.nullable(),
  changedByHr: z.boolean(),
  approved: SignedBy.nullable(),
  /** The signature of the customer for the current lines; null when these lines have no signature. */
  signedForCustomer: SignedBy.nullable(),
})
export type TimesheetDocument = z.infer<typeof TimesheetDocument>
