import { CLAIM_GRANTS } from '@uurwerk/domain/customers/claimGrants'
import { REQUEST_STATES } from '@uurwerk/domain/planning/openShifts/needRequest'
import { MOST_PLACES } from '@uurwerk/domain/planning/openShifts/refusalToRequestNeed'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { answeredDay, day, id, optionalText, text, whole } from '../../fields.ts'
import { actions, list, resource } from '../../hal.ts'
import { NewNeeds } from './needs.ts'

const LONGEST_NOTE = 80

/** A request of a contact of a customer for people: a shift type of a ward on a day. */
const requestFields = {
  id: z.number(),
  customerId: z.number(),
  customerName: z.string(),
  shiftTypeName: z.string(),
  color: z.string(),
  day: answeredDay,
  start: z.string(),
  end: z.string(),
  places: z.number(),
  note: z.string(),
  contactName: z.string(),
  requestedAt: z.string(),
}

const OwnRequest = z.object({
  ...requestFields,
  state: z.enum(REQUEST_STATES),
  reason: z.string().nullable(),
  /** The number of requested people who were found; 0 before HR publishes the request. */
  filled: z.number(),
  /** All people who come for this shift type and day. The contact never reads the names of other candidates. */
  filledBy: z.array(z.string()),
  actions: actions('withdraw'),
})

const Ward = z.object({
  id: z.number(),
  name: z.string(),
  shiftTypes: z.array(z.object({ id: z.number(), name: z.string(), start: z.string(), end: z.string() })),
})

const ContactNeeds = list('needRequestDtoList', OwnRequest, {
  actions: actions('request'),
  /** The customer of the contact and its subdivisions. */
  wards: z.array(Ward),
})

export const contactNeeds = endpoint.get('/contact/need', {
  access: 'contact',
  shows: ['openShifts', 'shifts', 'shiftTypes', 'customers', 'contacts', 'people'],
  summary: 'De aanvragen van de dienst, vanaf een maand geleden, met wie er komt',
  response: ContactNeeds,
})

/** The request of a contact for people (rule needs-24). */
export const requestNeed = endpoint.post('/contact/need', {
  access: 'contact',
  changes: ['openShifts'],
  answers: contactNeeds,
  summary: 'Als klant mensen vragen voor een shift. HR publiceert of weigert de aanvraag',
  body: z.object({
    customerId: id('dienst'),
    shiftTypeId: id('shift'),
    day: day('dag'),
    places: whole('aantal mensen', 1, MOST_PLACES),
    note: optionalText('nota', LONGEST_NOTE),
  }),
  status: 201,
  problems: [
    'may_not_request',
    'need_in_past',
    'shift_too_far_ahead',
    'shift_type_inactive',
    'shift_type_of_other_customer',
    'request_exists',
    'too_many_requests',
  ],
})

export const withdrawRequest = endpoint.delete('/contact/need/{requestId}', {
  access: 'contact',
  changes: ['openShifts'],
  answers: contactNeeds,
  summary: 'Een aanvraag intrekken waarover HR nog niet besliste',
  problems: ['claim_gone', 'request_expired'],
})

const HrRequest = z.object({
  ...requestFields,
  shiftTypeId: z.number(),
  /** The places of the open shift of this shift type and day; null when there is no such open shift. */
  existingPlaces: z.number().nullable(),
  /** How the open shifts of the customer are given to the employees who claim them. */
  grants: z.enum(CLAIM_GRANTS),
})
export type HrRequest = z.output<typeof HrRequest>

export const needRequests = endpoint.get('/administration/needrequest', {
  access: 'admin',
  shows: ['openShifts', 'shiftTypes', 'customers', 'contacts'],
  summary: 'De aanvragen van klanten waarover HR nog moet beslissen',
  response: list('hrNeedRequestDtoList', HrRequest),
})

export const PublishedRequest = NewNeeds.pick({ grants: true, hoursBefore: true, note: true, qualificationId: true })

export const publishRequest = endpoint.post('/administration/needrequest/{requestId}/publish', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'De aanvraag van een klant openzetten voor medewerkers',
  body: PublishedRequest,
  response: resource({
    needId: z.number(),
  }),
  problems: [
    'claim_gone',
    'too_many_places',
    'need_in_past',
    'shift_too_far_ahead',
    'shift_type_inactive',
    'qualification_ended',
  ],
})

export const refuseRequest = endpoint.post('/administration/needrequest/{requestId}/refuse', {
  access: 'admin',
  changes: ['openShifts'],
  summary: 'De aanvraag van een klant weigeren, met een reden die de klant leest',
  body: z.object({ reason: text('reden', { max: 200 }) }),
  response: resource({}),
  problems: ['claim_gone'],
})
