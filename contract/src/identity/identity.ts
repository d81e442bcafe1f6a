import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, id, text } from '../fields.ts'
import { list, resource } from '../hal.ts'
import { Role } from '../people/role.ts'

export const CurrentUser = resource({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(Role),
  firstLogin: z.boolean(),
  onProlongedSickLeave: z.boolean(),
  /** False for a self-employed person, who has no needed hours, no leave and no recuperation. */
  employee: z.boolean(),
  sickDayHours: z.number(),
  /** How many days the browser keeps answers of the server for use without a network; 0 when it keeps none. */
  offlineDays: z.number(),
  /** True when employees see the planning of their colleagues (rule team-55). */
  teamVisible: z.boolean(),
  /** The hour in Brussels at which the daily messages about the planning are sent (rules needs-16, notices-6). */
  digestHour: z.number(),
})

const SessionToken = resource({ token: z.string(), expiresAt: z.string() })

export const currentUser = endpoint.get('/user/current', {
  access: 'user',
  shows: ['people', 'settings'],
  summary: 'Wie is aangemeld',
  response: CurrentUser,
})

export const welcomeCurrentUser = endpoint.put('/user/current/welcomed', {
  access: 'user',
  changes: ['people'],
  answers: currentUser,
  summary: 'De eerste aanmelding is verwelkomd',
})

export const openSession = endpoint.post('/session', {
  access: 'open',
  changes: [],
  summary: 'Een ticket (éénmalig, 60 seconden) ruilen voor een sessie',
  body: z.object({ ticket: text('ticket', { max: 200 }) }),
  response: SessionToken,
  status: 201,
  problems: ['ticket_unusable'],
})

export const closeSession = endpoint.delete('/session', {
  access: 'user',
  changes: [],
  summary: 'Uitloggen',
  response: resource({}),
})

export const demoPeople = endpoint.get('/demo/people', {
  access: 'open',
  shows: ['people'],
  summary: 'De mensen van de demo',
  response: list(
    'demoPersonList',
    z.object({
      name: z.string(),
      email: z.string(),
      roles: z.array(Role),
      description: z.string(),
      contracts: z.array(z.object({ id: z.number(), customerName: z.string() })),
    }),
    {
      /** The contacts of customers. Contacts have no account. */
      contacts: z.array(z.object({ id: z.number(), name: z.string(), customerName: z.string() })),
    },
  ),
})

export const openDemoContactSession = endpoint.post('/demo/contactsession', {
  access: 'open',
  changes: [],
  summary: 'Als contactpersoon van een klant van de demo binnenkomen',
  body: z.object({ contactId: id('contactpersoon') }),
  response: resource({ token: z.string(), expiresAt: z.string() }),
  status: 201,
  problems: ['sign_in_refused'],
})

export const openDemoSession = endpoint.post('/demo/session', {
  access: 'open',
  changes: [],
  summary: 'Als iemand van de demo aanmelden',
  body: z.object({ email: text('e-mail', { max: 254 }) }),
  response: SessionToken,
  status: 201,
  problems: ['sign_in_refused'],
})

export const resetDemo = endpoint.post('/demo/reset', {
  access: 'open',
  changes: [],
  summary: 'Demo terugzetten',
  response: resource({}),
})

export const Provider = choice('provider', ['GOOGLE', 'APPLE'])
