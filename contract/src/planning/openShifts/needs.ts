import { CLAIM_GRANTS } from '@uurwerk/domain/customers/claimGrants'
import { MOST_PLACES } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { NEED_STATES } from '@uurwerk/domain/planning/openShifts/needState'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  answeredDay,
  choice,
  day,
  flag,
  id,
  idInQuery,
  items,
  optionalText,
  Preview,
  version,
  whole,
} from '../../fields.ts'
import { actions, list, resource } from '../../hal.ts'
import { shiftPlanProblems } from '../plannedMonth.ts'

export const MOST_NEED_DAYS = 62
const LONGEST_NOTE = 80
/** The maximum number of hours before the start at which an open shift can close. */
const MOST_CLAIM_HOURS = 336

const Claim = z.object({
  id: z.number(),
  personId: z.number(),
  name: z.string(),
  claimedAt: z.string(),
})

const Need = z.object({
  id: z.number(),
  version: z.number(),
  /** The id of the first open shift among those that HR added together; null when HR added only one. */
  seriesId: z.number().nullable(),
  customerId: z.number(),
  customerName: z.string(),
  shiftTypeId: z.number(),
  shiftTypeName: z.string(),
  color: z.string(),
  day: answeredDay,
  start: z.string(),
  end: z.string(),
  places: z.number(),
  filled: z.number(),
  /** The names of the people whose shifts fill places of the open shift. */
  filledBy: z.array(z.string()),
  state: z.enum(NEED_STATES),
  grants: z.enum(CLAIM_GRANTS),
  claimUntil: z.string(),
  /** The name of the qualification that a person needs on the day; null when the shift requires none. */
  qualification: z.string().nullable(),
  note: z.string(),
  claims: z.array(Claim),
  actions: actions('edit', 'withdraw'),
})
export type Need = z.output<typeof Need>

export const needs = endpoint.get('/administration/need', {
  access: 'admin',
  shows: ['openShifts', 'qualifications', 'shifts', 'people', 'customers', 'shiftTypes'],
  summary: 'De open shiften van een periode van hoogstens 62 dagen, met de kandidaten',
  query: z.object({
    from: day('van'),
    to: day('tot en met'),
    /** True to include the open shifts after the period for which an employee's claim waits for a decision. */
    laterClaims: Preview.shape.preview,
  }),
  response: list('needDtoList', Need),
  problems: ['period_too_long'],
})

const hoursBefore = whole('Uren voor de start', 0, MOST_CLAIM_HOURS)

/** New open shifts of a customer (rule needs-24). */
export const NewNeeds = z.object({
  customerId: id('klant'),
  shiftTypeId: id('shift'),
  days: items('Dagen', day('dag'), MOST_NEED_DAYS),
  places: whole('Plaatsen', 1, MOST_PLACES),
  /** When this field is absent, the choice of the customer decides how the open shift is given to an employee. */
  grants: choice('Toekennen', CLAIM_GRANTS).optional(),
  /** The number of hours before the start at which the open shift closes; 24 by default. */
  hoursBefore: hoursBefore.optional(),
  note: optionalText('Nota', LONGEST_NOTE),
  /** The qualification that a person must hold on the day to see the open shift. */
  qualificationId: id('kwalificatie').nullish(),
})

export const createNeeds = endpoint.post('/administration/need', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'Shiften openzetten op één of meer dagen, alle of geen',
  body: NewNeeds,
  status: 201,
  response: resource({ ids: z.array(z.number()) }),
  problems: [
    'need_in_past',
    'need_exists',
    'shift_too_far_ahead',
    'shift_type_inactive',
    'shift_type_of_other_customer',
    'qualification_ended',
  ],
})

export const editNeed = endpoint.put('/administration/need/{needId}', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'Het aantal plaatsen van een open shift wijzigen, of tot wanneer ze aangevraagd kan worden',
  body: z.object({
    version,
    places: whole('Plaatsen', 1, MOST_PLACES),
    /**
     * The number of hours before the start at which the open shift closes. When absent, the closing time does not
     * change.
     */
    hoursBefore: hoursBefore.optional(),
  }),
  response: resource({}),
  problems: ['need_withdrawn', 'need_has_shifts', 'stale'],
})

export const withdrawNeed = endpoint.post('/administration/need/{needId}/withdraw', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'Een open shift intrekken, of de hele reeks. Shiften die er staan, blijven staan',
  body: z.object({ wholeSeries: flag('hele reeks').optional() }),
  response: resource({
    withdrawn: z.number(),
    staying: z.number(),
  }),
  problems: ['need_withdrawn'],
})

const Decision = z.object({ claimId: id('aanvraag') })

export const grantClaim = endpoint.post('/administration/need/{needId}/grant', {
  access: 'admin',
  changes: ['openShifts', 'shifts'],
  summary: 'Een open shift toekennen aan een kandidaat',
  body: Decision,
  response: resource({}),
  problems: [
    'claim_gone',
    'need_filled',
    'need_closed',
    'need_withdrawn',
    'qualification_missing',
    'month_frozen',
    'month_invoiced',
    ...shiftPlanProblems,
  ],
})

export const declineClaim = endpoint.post('/administration/need/{needId}/decline', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'De aanvraag van een kandidaat weigeren',
  body: Decision,
  response: resource({}),
  problems: ['claim_gone'],
})

const Candidate = z.object({
  personId: z.number(),
  contractId: z.number(),
  name: z.string(),
  /** The claim of the person that waits for HR; null without such a claim. */
  claimId: z.number().nullable(),
  /**
   * The reason why the person cannot get the shift; null when the person can. The sentence is the same for every kind
   * of absence, so that it does not reveal a sickness.
   */
  message: z.string().nullable(),
  warnings: z.array(z.string()),
  /** True when the shift would cause a new working-time warning of the highest severity ('strong'). */
  strong: z.boolean(),
  /** False when the shift requires a qualification that the person does not hold on that day. */
  qualified: z.boolean(),
  /** True when the person marked the day with 'liever wel'. */
  preferred: z.boolean(),
  /** The needed hours of the month minus the planned hours, in seconds; null for a self-employed person. */
  shortSeconds: z.number().nullable(),
})

export const candidates = endpoint.get('/administration/planning/candidates', {
  access: 'admin',
  shows: [
    'openShifts',
    'qualifications',
    'staffing',
    'shifts',
    'availability',
    'absences',
    'months',
    'people',
    'contracts',
    'shiftTypes',
    'holidays',
    'invoices',
  ],
  summary: 'Wie kan er: de mensen met een contract bij een klant op een dag, wie best past eerst',
  query: z.object({
    customerId: idInQuery('klant'),
    day: day('dag'),
    shiftTypeId: idInQuery('shift'),
  }),
  response: list('candidateDtoList', Candidate),
  problems: ['shift_type_inactive', 'shift_type_of_other_customer'],
})
