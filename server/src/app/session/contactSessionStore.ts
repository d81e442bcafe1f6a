import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The time after which an unused session of a contact (a person at a customer) ends: thirty days (rule contact-4). */
export const CONTACT_IDLE_SECONDS = 30 * 24 * 3600

export type ContactSessionFacts = {
  readonly sessionId: number
  readonly contactId: number
  readonly customerId: number
  readonly name: string
  readonly customerName: string
  readonly maySign: boolean
  readonly mayRequest: boolean
  readonly lastUsedAt: Instant
}

const OPEN_SESSION = `
  select s.id as "sessionId", c.id as "contactId", c.customer_id as "customerId", c.name, k.name as "customerName",
    c.may_sign as "maySign", c.may_request as "mayRequest", floor(extract(epoch from s.last_used_at))::int8 as "lastUsedAt"
  from contact_sessions s
  join customer_contacts c on c.id = s.contact_id
  join customers k on k.id = c.customer_id
  where s.ended_at is null and s.expires_at > $2 and s.last_used_at > $3
    and c.ended_at is null and k.active and not k.internal`

const sessionOfToken = prepared<ContactSessionFacts, [tokenHash: Buffer, now: string, idleSince: string]>(
  'session of a contact',
  `${OPEN_SESSION} and s.token_hash = $1`,
)

const sessionById = prepared<ContactSessionFacts, [id: number, now: string, idleSince: string]>(
  'lock session of a contact',
  `${OPEN_SESSION} and s.id = $1 for share of k, c, s`,
)

const idleSince = (now: Instant): string => isoOf(toInstant(now - CONTACT_IDLE_SECONDS))

export async function readContactSession(
  db: Database,
  tokenHash: Buffer,
  now: Instant,
): Promise<ContactSessionFacts | null> {
  const [session] = await sessionOfToken(db, [tokenHash, isoOf(now), idleSince(now)])
  return session ?? null
}

/**
 * Reads and locks the customer, the contact and the session, in this order. The calls that end the access use the same
 * order. Otherwise, two calls could wait for each other (a deadlock). Returns null when HR ended the access after the
 * call began.
 */
export async function lockContactSession(tx: Tx, sessionId: number, now: Instant): Promise<ContactSessionFacts | null> {
  const [session] = await sessionById(tx, [sessionId, isoOf(now), idleSince(now)])
  return session ?? null
}

const touch = prepared<never, [id: number, now: string]>(
  'note the use of a contact session',
  'update contact_sessions set last_used_at = $2 where id = $1 and last_used_at < $2',
)

export async function touchContactSession(db: Database, id: number, now: Instant): Promise<void> {
  await touch(db, [id, isoOf(now)])
}
