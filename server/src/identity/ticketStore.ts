import type { Day } from '@uurwerk/domain/time/day'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../platform/db/database.ts'
import { isoOf } from '../platform/db/isoOf.ts'
import { prepared } from '../platform/db/prepared.ts'

const GOOD_FOR_SECONDS = 60

export async function insertTicket(
  db: Database,
  { hash, personId, browserHash, now }: { hash: Buffer; personId: number; browserHash: Buffer; now: Instant },
): Promise<void> {
  const expiresAt = toInstant(now + GOOD_FOR_SECONDS)
  await db
    .insertInto('sign_in_tickets')
    .values({ ticket_hash: hash, person_id: personId, browser_hash: browserHash, expires_at: isoOf(expiresAt) })
    .execute()
}

export type TicketBearer = {
  readonly personId: number
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

const used = prepared<TicketBearer, [hash: Buffer, browserHash: Buffer, now: string]>(
  'use sign-in ticket',
  `update sign_in_tickets t
  set used_at = $3
  from people p, company_settings c
  where t.ticket_hash = $1 and t.browser_hash = $2 and t.used_at is null and t.expires_at > $3 and p.id = t.person_id
  returning t.person_id as "personId", p.employment_end_on as "employmentEnd",
            c.sign_in_days_after_employment as "signInDaysAfterEmployment"`,
)

type Shown = { readonly hash: Buffer; readonly browserHash: Buffer; readonly now: Instant }

/**
 * Of two requests with one ticket, the second waits for the first, and finds that the ticket is used. A request from
 * another browser does not use the ticket (rule identity-18).
 */
export async function useTicket(db: Database, { hash, browserHash, now }: Shown): Promise<TicketBearer | null> {
  const [bearer] = await used(db, [hash, browserHash, isoOf(now)])
  return bearer ?? null
}

/** The security log names the person of a refused ticket, also when the ticket is already used. */
export async function personOfTicket(db: Database, hash: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('sign_in_tickets')
    .select('person_id')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst()
  return row?.person_id ?? null
}
