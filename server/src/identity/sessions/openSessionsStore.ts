import { toInstant, type Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { IDLE_SECONDS, isOpen } from '../../app/session/sessionStore.ts'

export type OpenSession = {
  readonly id: number
  readonly userAgent: string | null
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
}

type OpenSessionRow = { id: number; user_agent: string | null; created: number; last_used: number }

const openSessionsOf = prepared<OpenSessionRow, [personId: number, now: string, idleSince: string]>(
  'open sessions of a person',
  `select s.id, s.user_agent,
          floor(extract(epoch from s.created_at))::int8 as created,
          floor(extract(epoch from s.last_used_at))::int8 as last_used
   from sessions s
   where s.person_id = $1 and ${isOpen('$2', '$3')}
   order by s.last_used_at desc, s.id desc`,
)

export async function listOpenSessions(db: Database, personId: number, now: Instant): Promise<OpenSession[]> {
  const rows = await openSessionsOf(db, [personId, isoOf(now), isoOf(toInstant(now - IDLE_SECONDS))])
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: toInstant(row.created),
    lastUsedAt: toInstant(row.last_used),
  }))
}

export async function revokeSessions(db: Database, ids: readonly number[], now: Instant): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: isoOf(now) })
    .where('id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
