import type { OfficePool } from '../../db/offices/OfficePool.ts'
import { isoOf } from '../../db/isoOf.ts'
import type { DueTask } from './OfficeSchedule.ts'

/** Adds a scheduled job once, also when several processes want to add it at the same time. */
export async function addScheduled(pool: OfficePool, { task, at }: DueTask): Promise<void> {
  await pool.query(
    `with due as (
       insert into _private_known_crontabs as k (identifier, known_since, last_execution) values ($1, now(), $2)
       on conflict (identifier) do update set last_execution = excluded.last_execution
       where k.last_execution is null or k.last_execution < excluded.last_execution
       returning k.identifier
     )
     select add_job(due.identifier, '{}'::json, 0, null::text, null::text, 0) from due`,
    [task, isoOf(at)],
  )
}

/** The number of seconds until the next job can start; null when no job waits. */
export async function readNextJob(pool: OfficePool): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number | null }>(
    `select extract(epoch from min(j.run_at) - clock_timestamp())::float8 as seconds
     from _private_jobs j left join _private_job_queues q on q.id = j.job_queue_id
     where j.locked_at is null and j.attempts < j.max_attempts and q.locked_at is null`,
  )
  return rows[0]?.seconds ?? null
}

export type Releases = { readonly suspects: ReadonlySet<string>; readonly released: readonly string[] }

/**
 * Releases the jobs of dead workers. A worker is dead when its lock was free at two checks in a row. A process that
 * only lost its connection takes its locks again before the second check.
 */
export async function releaseDead(pool: OfficePool, suspects: ReadonlySet<string>): Promise<Releases> {
  const { rows } = await pool.query<{ holder: string }>(
    `select holder
     from (
       select locked_by as holder from _private_jobs where locked_by is not null
       union
       select locked_by from _private_job_queues where locked_by is not null
     ) taken
     where pg_try_advisory_xact_lock(hashtext('uurwerk.jobs'), hashtext(holder))`,
  )
  const missing = rows.map(({ holder }) => holder)
  const released = missing.filter((holder) => suspects.has(holder))
  if (released.length > 0) await pool.query('select force_unlock_workers($1::text[])', [released])
  return { suspects: new Set(missing), released }
}
