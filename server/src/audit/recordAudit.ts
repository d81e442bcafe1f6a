import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { insertAuditEntry } from './auditStore.ts'

type Facts = Readonly<Record<string, unknown>>

export type Audited = {
  readonly actorId: number | null
  readonly now: Instant
  /** What was done, as a verb and a noun: 'plan shift', 'confirm month', 'read absences'. */
  readonly action: string
  readonly entity: string
  readonly entityId: number | null
  /** Whose data it is. */
  readonly personId?: number | null
  readonly before?: Facts | null
  readonly after?: Facts | null
}

/** Writes down who did what, with the fields that changed and no others. */
export async function recordAudit(db: Database, { before = null, after = null, ...entry }: Audited): Promise<void> {
  await insertAuditEntry(db, { ...entry, personId: entry.personId ?? null, changes: changedFields(before, after) })
}

/** Each changed field as [before, after]. */
export function changedFields(before: Facts | null, after: Facts | null): Record<string, [unknown, unknown]> {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return Object.fromEntries(
    [...names]
      .map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null]] as [string, [unknown, unknown]])
      .filter(([, [old, now]]) => JSON.stringify(old) !== JSON.stringify(now)),
  )
}
