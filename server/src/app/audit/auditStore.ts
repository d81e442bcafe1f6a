import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { AuditEntity } from '@uurwerk/contract/audit/entities'
import type { Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type NewAuditEntry = {
  readonly actorId: number | null
  readonly customerContactId: number | null
  readonly now: Instant
  readonly action: AuditAction
  readonly entity: AuditEntity
  readonly entityId: number | null
  readonly personId: number | null
  readonly contractId: number | null
  readonly yearMonth: YearMonth | null
  readonly changes: Readonly<Record<string, unknown>>
}

type EntryValues = [
  at: string,
  actorId: number | null,
  action: string,
  entity: string,
  entityId: number | null,
  personId: number | null,
  contractId: number | null,
  month: string | null,
  changes: string,
  customerContactId: number | null,
]

const insertEntry = prepared<never, EntryValues>(
  'audit entry',
  `insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes, contact_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  const { actorId, action, entity, entityId, personId, contractId, yearMonth, changes } = entry
  const month = yearMonth === null ? null : firstDayOf(yearMonth)
  await insertEntry(db, [
    isoOf(entry.now),
    actorId,
    action,
    entity,
    entityId,
    personId,
    contractId,
    month,
    JSON.stringify(changes),
    entry.customerContactId,
  ])
}

export async function insertAuditEntries(db: Database, entries: readonly NewAuditEntry[]): Promise<void> {
  const rows = entries.map(({ now, yearMonth, ...entry }) => ({
    ...entry,
    at: isoOf(now),
    month: yearMonth === null ? null : firstDayOf(yearMonth),
  }))
  await sql`
    insert into audit_entries (at, actor_id, action, entity, entity_id, person_id, contract_id, month_on, changes, contact_id)
    select r.at, r."actorId", r.action, r.entity, r."entityId", r."personId", r."contractId", r.month, r.changes,
      r."customerContactId"
    from json_to_recordset(${JSON.stringify(rows)}::json) r (
      at timestamptz, "actorId" bigint, action text, entity text, "entityId" bigint, "personId" bigint,
      "contractId" bigint, month date, changes jsonb, "customerContactId" bigint)`.execute(db)
}
