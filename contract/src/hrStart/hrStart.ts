import { ABSENCE_KINDS } from '@uurwerk/domain/absences/absenceKind'
import { WORKING_TIME_SEVERITIES } from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import { TIMESHEET_STAGES } from '@uurwerk/domain/timesheets/timesheetStage'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, missingOrInvalid } from '../fields.ts'
import { actions, resource } from '../hal.ts'
import { mailStatuses } from '../mailStatuses.ts'
import { messages } from '../messages.ts'

const Stage = z.enum(TIMESHEET_STAGES)

/** A person with timesheets of the month that are not confirmed and not invoiced. */
export const MissingPerson = z.object({
  userId: z.number(),
  userName: z.string(),
  contracts: z.array(z.object({ contractId: z.number(), customerName: z.string(), stage: Stage })),
  /** The last reminder about an unconfirmed month that was sent to the person. It can be about any month. */
  lastReminder: z.object({ at: z.string(), day: z.string(), mailStatus: z.enum(mailStatuses) }).nullable(),
  actions: actions('remind'),
})
export type MissingPerson = z.output<typeof MissingPerson>

const OddPerson = z.object({
  userId: z.number(),
  userName: z.string(),
  /** The highest severity of the person's warnings. */
  severity: z.enum(WORKING_TIME_SEVERITIES),
  warnings: z.number(),
  message: z.string(),
})
export type OddPerson = z.output<typeof OddPerson>

/**
 * The fifty people with the most serious working time warnings, the most serious first. `people` is the number of all
 * people with warnings.
 */
export const OddHours = resource({ yearMonth: z.string(), people: z.number(), worst: z.array(OddPerson) })
export type OddHours = z.output<typeof OddHours>

export const HrStart = resource({
  yearMonth: z.string(),
  /** The number of timesheets in every stage, in the order of the stages. */
  timesheets: z.array(z.object({ stage: Stage, count: z.number() })),
  /**
   * The concept invoices of the month, the unconfirmed e-mail addresses, and the timesheets that the customer did not
   * sign after the last automatic reminder. `patternsToFill` counts the contracts whose pattern is planned for less
   * than four weeks ahead.
   */
  toDo: z.object({
    invoicesToFinish: z.number(),
    emailsToConfirm: z.number(),
    unsignedAfterReminders: z.number(),
    patternsToFill: z.number(),
    /** The names of the first people who have a contract that `patternsToFill` counts. */
    peopleToFill: z.array(z.string()),
    /** The number of customers' requests for staff that HR must still decide: HR publishes or refuses a request. */
    requestsToDecide: z.number(),
    /** The number of claims (an employee wants to work an open shift) that wait for a decision of HR. */
    claimsToDecide: z.number(),
    /** The swaps that a colleague accepted and that wait for HR. */
    swapsToDecide: z.number(),
    /** The timesheets of the month with remarks of the customer that HR must answer. */
    disputedTimesheets: z.number(),
  }),
  missing: z.array(MissingPerson),
  /** The total hours of the shifts at each customer, in the month and in the previous month. */
  customers: z.array(
    z.object({ customerId: z.number(), customerName: z.string(), hours: z.number(), previousHours: z.number() }),
  ),
  /** The turnover of the last twelve months, by document date: invoices minus credit notes, without VAT. */
  turnover: z.array(z.object({ yearMonth: z.string(), amount: z.number() })),
  /** The absences of the last twelve weeks in full days, with all kinds of sickness as one kind. */
  absences: z.array(
    z.object({
      monday: z.string(),
      week: z.number(),
      kinds: z.array(z.object({ kind: z.enum(ABSENCE_KINDS), days: z.number() })),
    }),
  ),
})
export type HrStart = z.output<typeof HrStart>

export const hrStart = endpoint.get('/administration/month/{yearMonth}/start', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'invoices', 'contracts', 'people', 'rotations', 'openShifts', 'swaps'],
  summary: 'Hoe een maand ervoor staat: timesheets, wie ontbreekt, uren per klant, omzet en afwezigheden',
  response: HrStart,
})

// A separate call, because it reads all shifts of the month. The other numbers of HR's start page then load faster.
export const oddHours = endpoint.get('/administration/month/{yearMonth}/oddHours', {
  access: 'admin',
  shows: ['shifts', 'people'],
  summary: 'Bij wie de werktijd in een maand opvalt',
  response: OddHours,
})

const MOST_AT_ONCE = 5000

const SomebodyInMonth = z.object({ userId: z.number(), userName: z.string() })

export const Reminders = resource({
  yearMonth: z.string(),
  reminded: z.array(SomebodyInMonth),
  /** The people who got no reminder, with the reason. */
  skipped: z.array(SomebodyInMonth.extend({ code: z.string(), message: z.string() })),
})
export type Reminders = z.output<typeof Reminders>

/** Sends reminders to confirm a month (rule timesheets-94). */
export const remind = endpoint.post('/administration/month/{yearMonth}/remind', {
  access: 'admin',
  changes: ['months'],
  summary: 'Een herinnering mailen aan wie de maand nog niet bevestigd heeft, hoogstens één per dag',
  body: z.object({
    userIds: z
      .array(id('gebruiker'), missingOrInvalid('gebruikers'))
      .min(1, messages.required('gebruikers'))
      .max(MOST_AT_ONCE, messages.invalid('gebruikers')),
  }),
  response: Reminders,
})
