import type { ForgettableKind } from '@uurwerk/domain/operations/retention/forgettableKind'
import type { Instant } from '@uurwerk/domain/time/instant'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type AnonymisedCounts = Partial<Readonly<Record<ForgettableKind, number>>>

export async function insertRun(db: Database, now: Instant): Promise<number> {
  const { id } = await db
    .insertInto('retention_runs')
    .values({ started_at: isoOf(now) })
    .returning('retention_runs.id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Saves the numbers of changed rows in the transaction that changes these rows, so that an interrupted run can report
 * what it did.
 */
export async function saveAnonymisedCounts(tx: Tx, id: number, forgotten: AnonymisedCounts): Promise<void> {
  await tx
    .updateTable('retention_runs')
    .set({ forgotten: JSON.stringify(forgotten) })
    .where('retention_runs.id', '=', id)
    .execute()
}

export async function finishRun(tx: Tx, id: number, now: Instant): Promise<void> {
  await tx
    .updateTable('retention_runs')
    .set({ finished_at: isoOf(now) })
    .where('retention_runs.id', '=', id)
    .execute()
}

export type RunRow = {
  readonly startedAt: Instant
  readonly finishedAt: Instant | null
  readonly forgotten: AnonymisedCounts
}

export async function readLastRun(db: Database): Promise<RunRow | null> {
  const { rows } = await sql<RunRow>`
    select extract(epoch from r.started_at)::int8 as "startedAt", extract(epoch from r.finished_at)::int8 as "finishedAt",
      r.forgotten
    from retention_runs r order by r.id desc limit 1`.execute(db)
  return rows[0] ?? null
}
