import { CompiledQuery } from 'kysely'
import type { Day } from '@uurwerk/domain/time/day'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

const GOOD_FOR_SECONDS = 60

export async function insertTicket(
  db: Database,
  { hash, personId, now }: { hash: Buffer; personId: number; now: Instant },
): Promise<void> {
  const expiresAt = toInstant(now + GOOD_FOR_SECONDS)
  await db
    .insertInto('sign_in_tickets')
    .values({ ticket_hash: hash, person_id: personId, expires_at: isoOf(expiresAt) })
    .execute()
}

export type TicketBearer = {
  readonly personId: number
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

const USE = `
  update sign_in_tickets t
  set used_at = $2
  from people p, company_settings c
  where t.ticket_hash = $1 and t.used_at is null and t.expires_at > $2 and p.id = t.person_id
  returning t.person_id as "personId", p.employment_end_on as "employmentEnd",
            c.sign_in_days_after_employment as "signInDaysAfterEmployment"`

/** Whose ticket it was, once: who comes second waits for the first, and finds it used. */
export async function useTicket(db: Database, hash: Buffer, now: Instant): Promise<TicketBearer | null> {
  const { rows } = await db.executeQuery<TicketBearer>(CompiledQuery.raw(USE, [hash, isoOf(now)]))
  return rows[0] ?? null
}
