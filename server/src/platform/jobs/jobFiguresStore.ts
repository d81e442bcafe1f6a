import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { JOBS_SCHEMA } from './jobsSchemaOf.ts'

export type JobFigures = {
  /** The number of jobs that could start now but have not started. */
  readonly waiting: number
  /** The waiting time in seconds of the job that has waited longest. */
  readonly oldestWaitingSeconds: number
  readonly running: number
  readonly longestRunningSeconds: number
  readonly retrying: number
  /** The number of jobs that failed too often. The worker does not try these jobs again. */
  readonly failed: number
  readonly failedTasks: readonly string[]
}

/** The state of the job queue. The times use the clock of the database, which the queue uses too. */
export async function readJobFigures(db: Database): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    select
      count(*) filter (where j.ready)::integer as waiting,
      coalesce(max(extract(epoch from now() - j.run_at)) filter (where j.ready), 0)::float8 as "oldestWaitingSeconds",
      count(*) filter (where j.locked_at is not null)::integer as running,
      coalesce(max(extract(epoch from now() - j.locked_at)), 0)::float8 as "longestRunningSeconds",
      count(*) filter (where j.last_error is not null and not j.over)::integer as retrying,
      count(*) filter (where j.over)::integer as failed,
      coalesce(array_agg(distinct j.task_identifier) filter (where j.over), '{}') as "failedTasks"
    from (
      select q.*, q.attempts >= q.max_attempts and q.locked_at is null as over,
        q.attempts < q.max_attempts and q.locked_at is null and q.run_at <= now() as ready
      from ${sql.table(`${await jobsSchema(db)}.jobs`)} q
    ) j`.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('a statement that only counts has one row')
  return figures
}

export type ScheduledTask = { readonly task: string; readonly secondsAgo: number }

/**
 * For each scheduled task, the seconds since its last start; for a task that never started, the seconds since it was
 * added.
 */
export async function listScheduled(db: Database): Promise<ScheduledTask[]> {
  const { rows } = await sql<ScheduledTask>`
    select k.identifier as task,
      extract(epoch from now() - coalesce(k.last_execution, k.known_since))::float8 as "secondsAgo"
    from ${sql.table(`${await jobsSchema(db)}._private_known_crontabs`)} k
    order by k.identifier`.execute(db)
  return rows
}

async function jobsSchema(db: Database): Promise<string> {
  const { rows } = await db.executeQuery<{ name: string }>(CompiledQuery.raw(JOBS_SCHEMA))
  return rows[0]?.name ?? ''
}
