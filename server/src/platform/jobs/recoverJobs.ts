import type { Pool } from 'pg'
import type { JobsSchema } from './jobsSchemaOf.ts'
import type { RunningJobs } from './watchRunningJobs.ts'

const CHECK_EVERY_MS = 1000
/**
 * The time in seconds after which a job that was taken but is not running counts as lost. A worker starts a job as soon
 * as it gets the answer with the job.
 */
const STARTS_WITHIN_SECONDS = 30

type Recovery = {
  readonly pool: Pool
  readonly schema: JobsSchema
  /** The worker name with which this process takes jobs from the queue. */
  readonly self: string
  readonly running: RunningJobs
  readonly onRecovered: (holders: readonly string[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * Releases the jobs of dead processes, which would otherwise stay locked for four hours. A process is dead when its
 * advisory lock was free at two checks in a row; one that only lost its connection takes the lock again in between.
 * Also releases jobs that the database gave to this process in an answer that never arrived.
 */
export function recoverJobs({ pool, schema, self, running, onRecovered, onError }: Recovery): { stop(): void } {
  let suspects = new Set<string>()

  async function check(): Promise<void> {
    if (await releaseUnknownJobs({ pool, schema, self, running })) onRecovered([self])
    const missing = await holdersWithoutLock({ pool, schema, self })
    const dead = missing.filter((holder) => suspects.has(holder))
    suspects = new Set(missing)
    if (dead.length === 0) return
    await pool.query(`select ${schema.quoted}.force_unlock_workers($1::text[])`, [dead])
    onRecovered(dead)
  }

  const timer = setInterval(() => void check().catch(onError), CHECK_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

type Held = Pick<Recovery, 'pool' | 'schema' | 'self'>

async function holdersWithoutLock({ pool, schema, self }: Held): Promise<string[]> {
  const { rows } = await pool.query<{ holder: string }>(
    `select holder
     from (
       select locked_by as holder from ${schema.quoted}._private_jobs where locked_by <> $1
       union
       select locked_by from ${schema.quoted}._private_job_queues where locked_by <> $1
     ) taken
     where pg_try_advisory_xact_lock(hashtext('uurwerk.jobs'), hashtext(holder))`,
    [self],
  )
  return rows.map(({ holder }) => holder)
}

type Own = Pick<Recovery, 'pool' | 'schema' | 'self' | 'running'>

/** Releases the jobs that this process has locked but does not run. Returns true when such jobs existed. */
async function releaseUnknownJobs({ pool, schema, self, running }: Own): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with released as (
       update ${schema.quoted}._private_jobs
       set locked_by = null, locked_at = null
       where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and id::text <> all ($3::text[])
       returning job_queue_id
     ), queues as (
       update ${schema.quoted}._private_job_queues q
       set locked_by = null, locked_at = null
       from released r
       where q.id = r.job_queue_id and q.locked_by = $1
     )
     select from released`,
    [self, STARTS_WITHIN_SECONDS, running.ids()],
  )
  return (rowCount ?? 0) > 0
}
