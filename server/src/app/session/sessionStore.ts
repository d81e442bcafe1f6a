import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** The time after which an unused session ends: twelve hours (rule identity-24). */
export const IDLE_SECONDS = 12 * 3600

export type SessionFacts = {
  readonly id: number
  readonly personId: number
  readonly name: string
  readonly roles: readonly Role[]
  readonly lastUsedAt: Instant
  readonly employmentEnd: Day | null
  readonly signInDaysAfterEmployment: number
}

type SessionRow = {
  id: number
  person_id: number
  name: string
  roles: Role[]
  last_used: number
  employment_end_on: Day | null
  sign_in_days_after_employment: number
}

/** SQL condition on a session `s`: it has not expired, was used recently enough, and was not revoked. */
export const isOpen = (now: string, idleSince: string): string =>
  `s.revoked_at is null and s.expires_at > ${now} and s.last_used_at > ${idleSince}`

const sessionOf = prepared<SessionRow, [tokenHash: Buffer, now: string, idleSince: string]>(
  'session',
  `select s.id, s.person_id, p.first_name || ' ' || p.last_name as name,
         array(select r.role from person_roles r where r.person_id = p.id order by r.role desc) as roles,
         floor(extract(epoch from s.last_used_at))::int8 as last_used,
         p.employment_end_on, c.sign_in_days_after_employment
  from sessions s
  join people p on p.id = s.person_id
  cross join company_settings c
  where s.token_hash = $1 and ${isOpen('$2', '$3')}`,
)

export async function readSession(db: Database, tokenHash: Buffer, now: Instant): Promise<SessionFacts | null> {
  const [row] = await sessionOf(db, [tokenHash, isoOf(now), isoOf(toInstant(now - IDLE_SECONDS))])
  if (row === undefined) return null
  return {
    id: row.id,
    personId: row.person_id,
    name: row.name,
    roles: row.roles,
    lastUsedAt: toInstant(row.last_used),
    employmentEnd: row.employment_end_on,
    signInDaysAfterEmployment: row.sign_in_days_after_employment,
  }
}

export async function touchSession(db: Database, tokenHash: Buffer, now: Instant): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: isoOf(now) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

type NewSession = {
  readonly tokenHash: Buffer
  readonly personId: number
  readonly userAgent: string | null
  readonly now: Instant
  readonly expiresAt: Instant
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { tokenHash, personId, userAgent, now, expiresAt } = session
  const at = isoOf(now)
  const values = {
    token_hash: tokenHash,
    person_id: personId,
    user_agent: userAgent,
    created_at: at,
    last_used_at: at,
    expires_at: isoOf(expiresAt),
  }
  await db.insertInto('sessions').values(values).execute()
}

/** Ends the sessions of all people, and makes unused sign-in tickets invalid. */
export async function endEverySession(tx: Tx, now: Instant): Promise<void> {
  const at = isoOf(now)
  await tx.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null).execute()
  await tx.updateTable('sign_in_tickets').set({ used_at: at }).where('used_at', 'is', null).execute()
}

/** Ends a session and returns the id of its person; null when the session had already ended. */
export async function revokeSession(db: Database, tokenHash: Buffer, now: Instant): Promise<number | null> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: isoOf(now) })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()
  return revoked?.person_id ?? null
}
