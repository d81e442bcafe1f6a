import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import { refusalToHaveContacts } from '@uurwerk/domain/customers/contacts/refusalToHaveContacts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { lockCustomers } from '../customerStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { contactsOfCustomer } from './contactsOfCustomer.ts'
import {
  insertContact,
  lockContact,
  markContactEnded,
  markInvited,
  readCustomerOfContacts,
  revokeAccess,
  updateApproval,
  updateContact,
  type ContactFields,
} from './contactStore.ts'
import { mailContactLink } from './mailContactLink.ts'

const whenTaken = { customer_contacts_address: { code: 'contact_exists' } } as const

const audited = ({ name, emailAddress, jobTitle, maySign, mayRequest }: ContactFields) => ({
  name,
  email: emailAddress,
  jobTitle,
  maySign,
  mayRequest,
})

/** Locks a customer in the database, and refuses when this customer cannot have contacts (rule contact-71). */
async function lockCustomerOfContacts({ tx }: CommandContext, customerId: number) {
  await lockCustomers(tx, [customerId])
  const customer = orNotFound(await readCustomerOfContacts(tx, customerId))
  assertAllowed(refusalToHaveContacts(customer))
}

/** Adds a contact: a person at the customer who signs timesheets. HR sends the invitation later (rule contact-1). */
export async function addContact(context: CommandContext, customerId: number, fields: ContactFields) {
  const { tx, now } = context
  await lockCustomerOfContacts(context, customerId)
  const id = await refusedWhenTaken(whenTaken, () => insertContact(tx, { ...fields, customerId, now }))
  await recordCallerAct(context, {
    action: 'add contact',
    entity: 'contact',
    entityId: id,
    after: { customerId, ...audited(fields) },
  })
  return contactsOfCustomer(tx, customerId, now)
}

type OneContact = { readonly id: number; readonly contactId: number }

/** A new e-mail address signs the contact out on all devices, and ends unused links (rule contact-5). */
export async function editContact(
  context: CommandContext,
  { id: customerId, contactId }: OneContact,
  { version, ...fields }: ContactFields & { readonly version?: number | undefined },
) {
  const { tx, now } = context
  const contact = orNotFound(await lockContact(tx, customerId, contactId))
  await assertVersion(tx, {
    entity: 'contact',
    entityId: contactId,
    stored: contact.version,
    sent: version,
    current: () => contact,
  })
  await refusedWhenTaken(whenTaken, () => updateContact(tx, contactId, fields))
  if (contact.emailAddress.toLowerCase() !== fields.emailAddress.toLowerCase()) await revokeAccess(tx, contactId, now)
  await recordCallerAct(context, {
    action: 'edit contact',
    entity: 'contact',
    entityId: contactId,
    before: audited(contact),
    after: audited(fields),
  })
  return contactsOfCustomer(tx, customerId, now)
}

async function lockAndRecord(context: CommandContext, { id: customerId, contactId }: OneContact, action: AuditAction) {
  const { tx } = context
  const contact = orNotFound(await lockContact(tx, customerId, contactId))
  await recordCallerAct(context, { action, entity: 'contact', entityId: contactId })
  return contact
}

/**
 * Ends the access of a contact. From the next call on, the server refuses the sessions and links of the contact. The
 * signatures that the contact gave are kept (rule contact-5).
 */
export async function endContact(context: CommandContext, which: OneContact) {
  const { tx, now } = context
  await lockAndRecord(context, which, 'end contact')
  await revokeAccess(tx, which.contactId, now)
  await markContactEnded(tx, which.contactId, now)
  return contactsOfCustomer(tx, which.id, now)
}

/**
 * Signs a contact out on all devices, and makes the links in sent mails invalid. HR can then mail a new link (rule
 * contact-5).
 */
export async function endContactSessions(context: CommandContext, which: OneContact) {
  const { tx, now } = context
  await lockAndRecord(context, which, 'end contact sessions')
  await revokeAccess(tx, which.contactId, now)
  return contactsOfCustomer(tx, which.id, now)
}

/** Mails a contact a personal link to sign in (rule contact-2). */
export async function inviteContact(context: CommandContext, which: OneContact) {
  const { tx, actor, now } = context
  await lockCustomerOfContacts(context, which.id)
  const contact = await lockAndRecord(context, which, 'invite contact')
  const { name: customerName } = await readCustomer(tx, which.id)
  await mailContactLink(tx, { ...contact, customerName }, { requestedBy: actor.personId, now })
  await markInvited(tx, which.contactId, now)
  return contactsOfCustomer(tx, which.id, now)
}

/** Sets whether the customer must sign a month before HR can invoice it (rule contact-13). */
export async function setCustomerApproval(
  context: CommandContext,
  customerId: number,
  approval: CustomerApproval | null,
) {
  const { tx, now } = context
  await lockCustomers(tx, [customerId])
  const before = orNotFound(await readCustomerOfContacts(tx, customerId))
  await updateApproval(tx, customerId, approval)
  await recordCallerAct(context, {
    action: 'set customer approval',
    entity: 'customer',
    entityId: customerId,
    before: { approval: before.approval },
    after: { approval },
  })
  return contactsOfCustomer(tx, customerId, now)
}
