import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * Stores that a queued mail needs a personal link for this contact. The secret of the link is made when the mail is
 * sent.
 */
export async function insertLink(tx: Tx, { contactId, mailId }: Record<'contactId' | 'mailId', number>): Promise<void> {
  await tx.insertInto('contact_links').values({ contact_id: contactId, mail_id: mailId }).execute()
}

type FilledLink = { readonly mailId: number; readonly tokenHash: Buffer; readonly expiresAt: Instant }

/**
 * Stores the hash of the secret of a mailed link, and the time at which the link expires. Returns false when the link
 * was revoked before, or when the contact has no access any more.
 */
export async function fillLink(tx: Tx, { mailId, tokenHash, expiresAt }: FilledLink): Promise<boolean> {
  const { rows } = await sql`
    update contact_links l set token_hash = ${tokenHash}, expires_at = ${isoOf(expiresAt)}
    from customer_contacts c
    join customers k on k.id = c.customer_id
    where l.mail_id = ${mailId} and l.used_at is null and c.id = l.contact_id and c.ended_at is null
      and k.active and not k.internal
    returning l.id`.execute(tx)
  return rows.length > 0
}

type LinkRow = {
  readonly id: number
  readonly contactId: number
  readonly expiresAt: Instant | null
  readonly usedAt: Instant | null
  readonly mayEnter: boolean
}

/**
 * Locks the link and its contact, so that two requests cannot both use the link. The contact is locked first, as in the
 * calls that end the access, so that the calls cannot deadlock.
 */
export async function lockLink(tx: Tx, tokenHash: Buffer): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select l.id, l.contact_id as "contactId", floor(extract(epoch from l.expires_at))::int8 as "expiresAt",
      floor(extract(epoch from l.used_at))::int8 as "usedAt",
      c.ended_at is null and k.active and not k.internal as "mayEnter"
    from contact_links l
    join customer_contacts c on c.id = l.contact_id
    join customers k on k.id = c.customer_id
    where l.token_hash = ${tokenHash}
    for update of c, l`.execute(tx)
  return rows[0] ?? null
}

export async function markLinkUsed(tx: Tx, id: number, now: Instant): Promise<void> {
  await tx
    .updateTable('contact_links')
    .set({ used_at: isoOf(now) })
    .where('contact_links.id', '=', id)
    .execute()
}

const LONGEST_SECONDS = 90 * 24 * 3600

/** Stores a new session of a contact. Returns the latest moment at which the session ends: ninety days from now. */
export async function insertContactSession(
  db: Database,
  { contactId, tokenHash, now }: { readonly contactId: number; readonly tokenHash: Buffer; readonly now: Instant },
): Promise<Instant> {
  const expiresAt = toInstant(now + LONGEST_SECONDS)
  const at = isoOf(now)
  await db
    .insertInto('contact_sessions')
    .values({
      contact_id: contactId,
      token_hash: tokenHash,
      created_at: at,
      last_used_at: at,
      expires_at: isoOf(expiresAt),
    })
    .execute()
  return expiresAt
}

export async function endContactSession(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('contact_sessions')
    .set({ ended_at: isoOf(now) })
    .where('contact_sessions.id', '=', sessionId)
    .execute()
}

type Reached = {
  readonly id: number
  readonly name: string
  readonly emailAddress: string
  readonly customerName: string
}

/** When one person is a contact of two customers, two contacts have the same address. */
export async function listContactsByEmail(db: Database, emailAddress: string): Promise<Reached[]> {
  return db
    .selectFrom('customer_contacts as c')
    .innerJoin('customers as k', 'k.id', 'c.customer_id')
    .select(['c.id', 'c.name', 'c.email_address as emailAddress', 'k.name as customerName'])
    .where(sql<boolean>`lower(c.email_address) = lower(${emailAddress})`)
    .where('c.ended_at', 'is', null)
    .where('k.active', '=', true)
    .where('k.internal', '=', false)
    .orderBy('c.id')
    .execute()
}
