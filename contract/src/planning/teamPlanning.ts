import { absenceCategories } from '@uurwerk/domain/absences/absenceCategory'
import { AVAILABILITY_MARKS } from '@uurwerk/domain/planning/availability/availability'
import { CLAIM_GRANTS } from '@uurwerk/domain/customers/claimGrants'
import { WORKING_TIME_SEVERITIES } from '@uurwerk/domain/planning/workingTime/workingTimeWarning'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { answeredDay, answeredPeriod, choice, day, id, idInQuery, Preview, version } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'
import { Holiday } from '../absences/absences.ts'
import { shiftPlanProblems } from './plannedMonth.ts'

export const TEAM_PLANNING_DAYS = 31

/** The maximum number of operations in one request. The refusal of a longer list names this number. */
export const TEAM_OPERATIONS = 2000

/** The server parses a request in memory, so it does not read a longer list of operations. */
const MOST_OPERATIONS = 10_000

const Person = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(['employee', 'independent']),
  /** The HR employer of the person; null when the person has no HR employer. */
  employerId: z.number().nullable(),
  employment: answeredPeriod,
  /** The hours of the shifts in the period, in seconds. */
  plannedSeconds: z.number(),
  /** The hours that the person needs to work in the period, in seconds; null for a self-employed person. */
  neededSeconds: z.number().nullable(),
})

const Contract = z.object({
  id: z.number(),
  personId: z.number(),
  customerId: z.number(),
  start: answeredDay,
  end: answeredDay.nullable(),
  /** The months of the period that have an invoice. Nobody can change them. */
  invoicedMonths: z.array(z.string()),
  /**
   * The confirmed months of the period. A change in such a month is refused until HR agrees to change confirmed months.
   */
  confirmedMonths: z.array(z.string()),
})

const ShiftType = z.object({
  id: z.number(),
  customerId: z.number(),
  name: z.string(),
  color: z.string(),
  start: z.string(),
  end: z.string(),
  /** False for a shift type that nobody can use for a new shift. */
  usable: z.boolean(),
})

/**
 * A shift as a list of values without names, because a month of 3,000 people has 60,000 shifts. The times are in
 * Brussels time.
 */
const Shift = z.tuple([
  z.number().describe('id'),
  z.number().describe('version'),
  z.number().describe('contract'),
  answeredDay.describe('first day'),
  z.number().nullable().describe('shift type'),
  z.string().describe('start, hh:mm'),
  z.string().describe('end, hh:mm'),
  z.boolean().describe('adjusted'),
])

/**
 * The availability of a person on a day of the period, on the day before it, or on the day after it. A shift or a mark
 * can end on the next day. Only HR reads it.
 */
const AvailabilityOfDay = z.tuple([
  z.number().describe('person'),
  answeredDay.describe('day'),
  z.enum(AVAILABILITY_MARKS).describe('mark'),
  z.string().nullable().describe('start, hh:mm; null for the whole day'),
  z.string().nullable().describe('end, hh:mm'),
  z.boolean().describe('set late'),
])

export const TeamPlanning = resource({
  from: answeredDay,
  to: answeredDay,
  holidays: z.array(Holiday),
  /**
   * The customers of the contracts and of the staffing levels (needed people), and their parents. When the request
   * names some people, only the customers of their contracts.
   */
  customers: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      /** The abbreviation of the customer, for a small cell. */
      short: z.string(),
      parentId: z.number().nullable(),
      /** How the open shifts of the customer are given to the employees who claim them. */
      grants: z.enum(CLAIM_GRANTS),
    }),
  ),
  employers: z.array(z.object({ id: z.number(), name: z.string() })),
  shiftTypes: z.array(ShiftType),
  /** All people who are employed in the period and have a contract in it, sorted by name. */
  people: z.array(Person),
  contracts: z.array(Contract),
  shifts: z.array(Shift),
  /** The days of absence without the reason. Each has the person, the day, and true for a whole day. */
  absences: z.array(z.tuple([z.number(), answeredDay, z.boolean()])),
  availability: z.array(AvailabilityOfDay),
})
export type TeamPlanning = z.output<typeof TeamPlanning>

export const teamPeriod = { from: day('van'), to: day('tot en met') }

/** The maximum number of people that a call of the team planning can name. */
const TEAM_PEOPLE = 200

/** The ids of some people, separated by commas. Without ids, the answer has all people. */
const somePeople = z
  .string()
  .regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${TEAM_PEOPLE - 1}}$`), messages.invalid('mensen'))
  .transform((text) => text.split(',').map(Number))
  .optional()

export const teamPlanning = endpoint.get('/administration/planning', {
  access: 'admin',
  shows: [
    'shifts',
    'absences',
    'availability',
    'months',
    'people',
    'contracts',
    'customers',
    'shiftTypes',
    'holidays',
    'invoices',
  ],
  summary: 'De planning van het hele team in een periode van hoogstens 31 dagen',
  query: z.object({ ...teamPeriod, people: somePeople }),
  response: TeamPlanning,
  problems: ['period_too_long'],
})

export const TeamReasons = resource({
  from: answeredDay,
  to: answeredDay,
  /**
   * The absences with their kinds. Each has the person, the day, the kind (also prolonged sickness), and true for a
   * whole day.
   */
  reasons: z.array(
    z.tuple([z.number(), answeredDay, z.enum([...absenceCategories, 'PROLONGED_SICKNESS']), z.boolean()]),
  ),
})
export type TeamReasons = z.output<typeof TeamReasons>

/** Each call writes to the history that HR read the reasons of absence (rule team-13). */
export const teamReasons = endpoint.get('/administration/planning/reasons', {
  access: 'admin',
  shows: ['absences'],
  summary: 'Waarom mensen afwezig zijn in een periode van hoogstens 31 dagen; elke lezing komt in de historiek',
  query: z.object({ ...teamPeriod, customer: idInQuery('klant').optional() }),
  response: TeamReasons,
  problems: ['period_too_long'],
})

export const TeamWarnings = resource({
  from: answeredDay,
  to: answeredDay,
  /** The working time warnings. Each has the person, day, code, severity and sentence. New codes can be added later. */
  warnings: z.array(z.tuple([z.number(), answeredDay, z.string(), z.enum(WORKING_TIME_SEVERITIES), z.string()])),
})
export type TeamWarnings = z.output<typeof TeamWarnings>

export const teamWarnings = endpoint.get('/administration/planning/warnings', {
  access: 'admin',
  shows: ['shifts', 'availability', 'qualifications', 'openShifts', 'staffing', 'people', 'contracts', 'customers'],
  summary: 'Waar HR op moet letten in de planning van hoogstens 31 dagen: arbeidstijd, en shiften zonder tarief',
  query: z.object({ ...teamPeriod, people: somePeople }),
  response: TeamWarnings,
  problems: ['period_too_long'],
})

const Operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('plan'), contractId: id('contract'), day: day('dag'), shiftTypeId: id('shift') }),
  /** Changes the shift type of a shift, or moves the shift to another day of its month. */
  z.object({
    op: z.literal('change'),
    contractId: id('contract'),
    id: id('shift'),
    version,
    /** The new day of the shift. A shift stays in its month, so this day also gives the month. */
    day: day('dag'),
    shiftTypeId: id('shift'),
  }),
  z.object({ op: z.literal('remove'), contractId: id('contract'), id: id('shift'), version, day: day('dag') }),
  /** Restores a removed shift with all its values. `undoId` is in the answer about the removal. */
  z.object({
    op: z.literal('restore'),
    contractId: id('contract'),
    id: id('shift'),
    day: day('dag'),
    undoId: id('wijziging'),
    /** A restored shift belongs again to the pattern of this follower (a contract that follows a pattern). */
    followerId: id('volger').optional(),
  }),
])
export type TeamOperation = z.output<typeof Operation>

const Outcome = z.object({
  /** The id of the shift after the operation. Null when the operation was refused or removed the shift. */
  id: z.number().nullable(),
  version: z.number().nullable(),
  /** The id with which the caller can restore a removed shift; null for another operation. */
  undoId: z.number().nullable(),
  /** The code of the reason why the operation was refused; null when the operation was done. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** A warning about an operation that was done. */
  warning: z.string().nullable(),
})

export const TeamOutcomes = resource({
  outcomes: z.array(Outcome),
  /** The id of the person, the planned seconds and the needed seconds, after the operations. */
  hours: z.array(z.tuple([z.number(), z.number(), z.number().nullable()])),
})
export type TeamOutcomes = z.output<typeof TeamOutcomes>

/**
 * The day until which the pattern was planned, before and after HR planned shifts with it. The undo restores `before`,
 * which is the earlier day.
 */
const FilledUntilToUndo = z
  .object({ followerId: id('volger'), before: day('vorige dag').nullable(), after: day('gevulde dag') })
  .superRefine(({ before, after }, context) => {
    if (before !== null && before >= after)
      context.addIssue({ code: 'custom', path: ['before'], message: messages.before('vorige dag', 'gevulde dag') })
  })

export const applyTeamPlanning = endpoint.post('/administration/planning/apply', {
  access: 'admin',
  changes: ['shifts', 'rotations'],
  summary: 'Shiften van het team plannen, veranderen en verwijderen: alles of niets, of wat mogelijk is',
  query: Preview,
  body: z.object({
    /**
     * 'all': when one operation is refused, all operations are refused. 'possible': a refused operation is skipped and
     * reported.
     */
    mode: choice('wijze', ['all', 'possible']),
    /** True when HR agreed to change months that are confirmed. */
    confirmedToo: z.boolean().optional(),
    operations: z.array(Operation).min(1).max(MOST_OPERATIONS),
    /**
     * Restores the day until which patterns were planned, to undo shifts that HR planned with patterns. Each item has
     * this day before and after HR planned the shifts (rule rotation-7).
     */
    filledUntil: z.array(FilledUntilToUndo).max(MOST_OPERATIONS).optional(),
    /** The period for which the answer contains the hours of the people in the operations. */
    hoursOf: z.object(teamPeriod).optional(),
  }),
  response: TeamOutcomes,
  problems: [
    'month_is_confirmed',
    'operations_refused',
    'too_many_operations',
    'period_too_long',
    'month_invoiced',
    'shift_outside_month',
    ...shiftPlanProblems,
    'shift_adjusted',
    'no_shift_on_day',
    'nothing_to_undo',
    'stale',
  ],
})
