import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export type LastChange = { readonly changedBy: string | null; readonly changedAt: Instant | null }

export async function readLastChange(db: Database, entity: string, entityId: number): Promise<LastChange> {
  const { rows } = await sql<LastChange>`
    select p.first_name || ' ' || p.last_name as "changedBy", floor(extract(epoch from a.at))::int8 as "changedAt"
    from audit_entries a
    left join people p on p.id = a.actor_id
    where a.entity = ${entity} and a.entity_id = ${entityId}
    order by a.at desc, a.id desc
    limit 1`.execute(db)
  return rows[0] ?? { changedBy: null, changedAt: null }
}
