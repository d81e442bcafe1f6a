import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'

export type NewAuditEntry = {
  readonly actorId: number | null
  readonly now: Instant
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  readonly personId: number | null
  readonly changes: Readonly<Record<string, unknown>>
}

export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      at: isoOf(entry.now),
      actor_id: entry.actorId,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId,
      person_id: entry.personId,
      changes: JSON.stringify(entry.changes),
    })
    .execute()
}
