import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { isoOf } from '../db/isoOf.ts'
import { prepared } from '../db/prepared.ts'

export type NewAuditEntry = {
  readonly actorId: number | null
  readonly now: Instant
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  readonly personId: number | null
  readonly changes: Readonly<Record<string, unknown>>
}

type EntryValues = [
  at: string,
  actorId: number | null,
  action: string,
  entity: string,
  entityId: number | null,
  personId: number | null,
  changes: string,
]

const insertEntry = prepared<never, EntryValues>(
  'audit entry',
  `insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, changes)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  const { actorId, action, entity, entityId, personId, changes } = entry
  await insertEntry(db, [isoOf(entry.now), actorId, action, entity, entityId, personId, JSON.stringify(changes)])
}
