import { sql } from 'kysely'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

/** Where a page ends: its last entry, to the microsecond that the database keeps. */
export type AuditPosition = { readonly at: string; readonly id: number }

export type AuditFilter = {
  readonly entity: string | undefined
  readonly entityId: number | undefined
  readonly actorId: number | undefined
  readonly from: Instant | null
  readonly until: Instant | null
  readonly after: AuditPosition | null
}

export type AuditRow = {
  readonly id: number
  readonly at: string
  readonly second: Instant
  readonly actorId: number | null
  readonly actorName: string | null
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  readonly userId: number | null
  readonly userName: string | null
  readonly changes: Record<string, unknown>
}

/** The latest entries first, from where the page before ended. */
export async function readAuditPage(db: Database, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { entity, entityId, actorId, from, until, after } = filter
  const conditions = [
    ...(entity === undefined ? [] : [sql`a.entity = ${entity}`]),
    ...(entityId === undefined ? [] : [sql`a.entity_id = ${entityId}`]),
    ...(actorId === undefined ? [] : [sql`a.actor_id = ${actorId}`]),
    ...(from === null ? [] : [sql`a.at >= ${isoOf(from)}`]),
    ...(until === null ? [] : [sql`a.at < ${isoOf(until)}`]),
    ...(after === null ? [] : [sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::bigint)`]),
  ]
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, floor(extract(epoch from a.at))::int8 as second,
           a.actor_id as "actorId", actor.first_name || ' ' || actor.last_name as "actorName",
           a.action, a.entity, a.entity_id as "entityId",
           a.person_id as "userId", person.first_name || ' ' || person.last_name as "userName", a.changes
    from audit_entries a
    left join people actor on actor.id = a.actor_id
    left join people person on person.id = a.person_id
    where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by a.at desc, a.id desc
    limit ${limit}`.execute(db)
  return rows
}
