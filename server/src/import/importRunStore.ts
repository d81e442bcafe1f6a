import type { ImportRun } from '@uurwerk/contract/import/importRuns'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export type NewRun = { readonly kind: ImportKind; readonly preview: boolean }

export type Progress = Pick<ImportRun, 'phase' | 'done' | 'total'>

export async function insertRun(db: Database, { kind, preview }: NewRun): Promise<number> {
  const { id } = await db
    .insertInto('import_runs')
    .values({ kind, preview })
    .returning('import_runs.id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores the progress of an import. Returns true when HR has cancelled the import. */
export async function updateRun(db: Database, id: number, { phase, done, total }: Progress): Promise<boolean> {
  const { rows } = await sql<{ cancelled: boolean }>`
    update import_runs r set phase = ${phase}, done = ${done}, total = ${total}, touched_at = clock_timestamp()
    where r.id = ${id} and r.finished_at is null
    returning r.cancelled_at is not null as cancelled`.execute(db)
  return rows[0]?.cancelled ?? false
}

/** Ends a successful import. Returns false when HR has cancelled the import. */
export async function finishRun(db: Database, id: number, made: number): Promise<boolean> {
  const { rows } = await sql`
    update import_runs r set outcome = 'done', made = ${made}, finished_at = clock_timestamp()
    where r.id = ${id} and r.finished_at is null and r.cancelled_at is null
    returning r.id`.execute(db)
  return rows.length > 0
}

/** Ends an import that stored no records. Returns true when HR has cancelled the import. */
export async function failRun(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ cancelled: boolean }>`
    update import_runs r set made = 0, finished_at = clock_timestamp(),
      outcome = case when r.cancelled_at is null then 'refused' else 'cancelled' end
    where r.id = ${id} and r.finished_at is null
    returning r.cancelled_at is not null as cancelled`.execute(db)
  return rows[0]?.cancelled ?? false
}

/** Asks an import to stop. Returns false when the import has already ended (rule import-35). */
export async function cancelRun(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    update import_runs r set cancelled_at = coalesce(r.cancelled_at, clock_timestamp())
    where r.id = ${id} and r.finished_at is null
    returning r.id`.execute(db)
  return rows.length > 0
}

/** The running imports, and those that ended less than a minute ago. Without recent progress, an import is left out. */
export async function listRuns(db: Database): Promise<ImportRun[]> {
  const { rows } = await sql<ImportRun>`
    select r.id, r.kind, r.preview, r.phase, r.done, r.total, r.made,
      coalesce(r.outcome, case when r.cancelled_at is null then 'running' else 'stopping' end) as state
    from import_runs r
    where (r.finished_at is null and r.touched_at > clock_timestamp() - interval '20 seconds')
      or r.finished_at > clock_timestamp() - interval '1 minute'
    order by r.id desc
    limit 20`.execute(db)
  return rows
}
