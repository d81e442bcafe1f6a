import { CUSTOMER_APPROVALS } from '@uurwerk/domain/customers/contacts/customerApproval'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, email, flag, optionalText, text, version } from '../fields.ts'
import { list, resource, Warning } from '../hal.ts'
import { messages } from '../messages.ts'

export const CustomerContact = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  emailAddress: z.string(),
  /** The job of the contact at the customer, such as 'Hoofdverpleegkundige'. */
  jobTitle: z.string(),
  maySign: z.boolean(),
  mayRequest: z.boolean(),
  /** The last time that HR mailed a link to the contact; null when HR has not mailed one yet. */
  invitedAt: z.string().nullable(),
  /** The last time that the contact used a link or a session; null when the contact never did. */
  lastUsedAt: z.string().nullable(),
  /** The number of devices on which the contact has access now. */
  sessions: z.number(),
})
export type CustomerContact = z.output<typeof CustomerContact>

const CustomerContacts = list('customerContactDtoList', CustomerContact, {
  /**
   * The customer's own setting, which decides whether invoices wait for its signature. Null when the setting of the
   * parent applies.
   */
  approval: z.enum(CUSTOMER_APPROVALS).nullable(),
  /** The setting for the signature that applies: the customer's own, or else that of the parent, or else 'none'. */
  effectiveApproval: z.enum(CUSTOMER_APPROVALS),
  ...Warning,
})

export const customerContacts = endpoint.get('/administration/customer/{id}/contact', {
  access: 'admin',
  shows: ['contacts', 'customers'],
  summary: 'De contactpersonen van een klant, die uren nakijken en ondertekenen',
  response: CustomerContacts,
})

export const ContactBody = z.object({
  name: text('naam', { min: 3, max: 80 }),
  emailAddress: email('e-mail'),
  jobTitle: optionalText('functie', 60),
  maySign: flag('mag ondertekenen'),
  /** True when the contact may ask HR for people; false by default. */
  mayRequest: flag('mag aanvragen').default(false),
})

export const addContact = endpoint.post('/administration/customer/{id}/contact', {
  access: 'admin',
  changes: ['contacts'],
  answers: customerContacts,
  summary: 'Een contactpersoon toevoegen',
  body: ContactBody,
  status: 201,
  problems: ['contact_exists', 'contact_of_internal_customer', 'customer_inactive'],
})

export const editContact = endpoint.put('/administration/customer/{id}/contact/{contactId}', {
  access: 'admin',
  changes: ['contacts'],
  answers: customerContacts,
  summary: 'Een contactpersoon wijzigen; een ander e-mailadres beëindigt de toegang op alle toestellen',
  body: ContactBody.extend({ version }),
  problems: ['contact_exists', 'stale'],
})

export const endContact = endpoint.delete('/administration/customer/{id}/contact/{contactId}', {
  access: 'admin',
  changes: ['contacts'],
  answers: customerContacts,
  summary: 'De toegang van een contactpersoon beëindigen',
})

export const inviteContact = endpoint.put('/administration/customer/{id}/contact/{contactId}/invite', {
  access: 'admin',
  changes: ['contacts'],
  answers: customerContacts,
  summary: 'Een contactpersoon een persoonlijke link mailen',
  problems: ['contact_of_internal_customer', 'customer_inactive'],
})

export const endContactSessions = endpoint.put('/administration/customer/{id}/contact/{contactId}/endsessions', {
  access: 'admin',
  changes: ['contacts'],
  answers: customerContacts,
  summary: 'Een contactpersoon op alle toestellen afmelden, en de gemailde links intrekken',
})

export const setCustomerApproval = endpoint.put('/administration/customer/{id}/customerapproval', {
  access: 'admin',
  changes: ['contacts', 'months'],
  answers: customerContacts,
  summary: 'Kiezen of een factuur wacht op de handtekening van de klant',
  body: z.object({ approval: choice('goedkeuring door de klant', CUSTOMER_APPROVALS).nullable() }),
})

export const askContactLink = endpoint.post('/contact/link', {
  access: 'open',
  changes: [],
  summary: 'Als klant een persoonlijke link vragen; het antwoord is altijd hetzelfde',
  body: z.object({ emailAddress: email('e-mail') }),
  response: resource({ message: z.string() }),
  status: 202,
})

export const openContactSession = endpoint.post('/contact/session', {
  access: 'open',
  changes: [],
  summary: 'Een persoonlijke link (éénmalig, 7 dagen) ruilen voor toegang',
  body: z.object({ token: z.string(messages.required('link')).max(200, messages.invalid('link')) }),
  response: resource({ token: z.string(), expiresAt: z.string() }),
  status: 201,
  problems: ['link_used_up'],
})

export const closeContactSession = endpoint.delete('/contact/session', {
  access: 'contact',
  changes: [],
  summary: 'De toegang op dit toestel beëindigen',
  response: resource({}),
})

export const closeContactSessions = endpoint.delete('/contact/sessions', {
  access: 'contact',
  changes: [],
  summary: 'De eigen toegang op alle toestellen beëindigen, en de gemailde links intrekken',
  response: resource({}),
})

export const currentContact = endpoint.get('/contact/current', {
  access: 'contact',
  shows: ['contacts'],
  summary: 'Wie er als klant toegang heeft',
  response: resource({
    name: z.string(),
    maySign: z.boolean(),
    customerName: z.string(),
    companyName: z.string(),
  }),
})
