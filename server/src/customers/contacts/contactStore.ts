import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import { CONTACT_IDLE_SECONDS } from '../../app/session/contactSessionStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ContactFields = {
  readonly name: string
  readonly emailAddress: string
  readonly jobTitle: string
  readonly maySign: boolean
  readonly mayRequest: boolean
}

type ContactRow = ContactFields & {
  readonly id: number
  readonly version: number
  readonly invitedAt: Instant | null
  readonly lastUsedAt: Instant | null
  readonly sessions: number
}

export async function listContacts(db: Database, customerId: number, now: Instant): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select c.id, c.version, c.name, c.email_address as "emailAddress", c.job_title as "jobTitle", c.may_sign as "maySign",
      c.may_request as "mayRequest",
      floor(extract(epoch from c.invited_at))::int8 as "invitedAt",
      (select floor(extract(epoch from max(s.last_used_at)))::int8 from contact_sessions s where s.contact_id = c.id) as "lastUsedAt",
      (select count(*) from contact_sessions s
       where s.contact_id = c.id and s.ended_at is null and s.expires_at > ${isoOf(now)}
         and s.last_used_at > ${isoOf(toInstant(now - CONTACT_IDLE_SECONDS))})::integer as sessions
    from customer_contacts c
    where c.customer_id = ${customerId} and c.ended_at is null
    order by c.name collate dutch, c.id`.execute(db)
  return rows
}

export type CustomerOfContacts = {
  readonly id: number
  readonly active: boolean
  readonly internal: boolean
  readonly approval: CustomerApproval | null
  readonly effectiveApproval: CustomerApproval
}

/** Reads whether a customer may have contacts; null when the customer does not exist. */
export async function readCustomerOfContacts(db: Database, id: number): Promise<CustomerOfContacts | null> {
  const { rows } = await sql<CustomerOfContacts>`
    select k.id, k.active, k.internal, k.approval, coalesce(k.approval, p.approval, 'none') as "effectiveApproval"
    from customers k
    left join customers p on p.id = k.parent_id
    where k.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function updateApproval(tx: Tx, customerId: number, approval: CustomerApproval | null): Promise<void> {
  await tx.updateTable('customers').set({ approval }).where('customers.id', '=', customerId).execute()
}

type NewContact = ContactFields & { readonly customerId: number; readonly now: Instant }

export async function insertContact(tx: Tx, { customerId, now, ...fields }: NewContact): Promise<number> {
  const { id } = await tx
    .insertInto('customer_contacts')
    .values({ customer_id: customerId, created_at: isoOf(now), ...columnsOf(fields) })
    .returning('customer_contacts.id')
    .executeTakeFirstOrThrow()
  return id
}

const columnsOf = ({ name, emailAddress, jobTitle, maySign, mayRequest }: ContactFields) => ({
  name,
  email_address: emailAddress,
  job_title: jobTitle,
  may_sign: maySign,
  may_request: mayRequest,
})

export async function updateContact(tx: Tx, id: number, fields: ContactFields): Promise<void> {
  await tx
    .updateTable('customer_contacts')
    .set((contact) => ({ ...columnsOf(fields), version: contact('customer_contacts.version', '+', 1) }))
    .where('customer_contacts.id', '=', id)
    .execute()
}

type LockedContact = ContactFields & { readonly id: number; readonly version: number }

/** Reads and locks a contact. Null when the customer has no such contact, or when it has no access any more. */
export async function lockContact(tx: Tx, customerId: number, id: number): Promise<LockedContact | null> {
  const contact = await tx
    .selectFrom('customer_contacts as c')
    .select([
      'c.id',
      'c.version',
      'c.name',
      'c.email_address as emailAddress',
      'c.job_title as jobTitle',
      'c.may_sign as maySign',
      'c.may_request as mayRequest',
    ])
    .where('c.id', '=', id)
    .where('c.customer_id', '=', customerId)
    .where('c.ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return contact ?? null
}

export async function markContactEnded(tx: Tx, id: number, now: Instant): Promise<void> {
  await tx
    .updateTable('customer_contacts')
    .set({ ended_at: isoOf(now) })
    .where('customer_contacts.id', '=', id)
    .execute()
}

export async function markInvited(tx: Tx, id: number, now: Instant): Promise<void> {
  await tx
    .updateTable('customer_contacts')
    .set({ invited_at: isoOf(now) })
    .where('customer_contacts.id', '=', id)
    .execute()
}

/** Ends all sessions of a contact, and makes unused links to sign in invalid. */
export async function revokeAccess(tx: Tx, contactId: number, now: Instant): Promise<void> {
  const at = isoOf(now)
  await tx
    .updateTable('contact_sessions')
    .set({ ended_at: at })
    .where('contact_sessions.contact_id', '=', contactId)
    .where('contact_sessions.ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('contact_links')
    .set({ used_at: at })
    .where('contact_links.contact_id', '=', contactId)
    .where('contact_links.used_at', 'is', null)
    .execute()
}

export async function readEmailOfContact(db: Database, id: number): Promise<string> {
  const { emailAddress } = await db
    .selectFrom('customer_contacts as c')
    .select('c.email_address as emailAddress')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
  return emailAddress
}
