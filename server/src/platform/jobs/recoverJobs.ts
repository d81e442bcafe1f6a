import type { Pool } from 'pg'
import type { JobsSchema } from './jobsSchemaOf.ts'

const CHECK_EVERY_MS = 1000

type Recovery = {
  readonly pool: Pool
  readonly schema: JobsSchema
  /** The name under which this process takes jobs from the queue. */
  readonly self: string
  readonly onRecovered: (holders: readonly string[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * Releases the jobs of a process that has died. Otherwise these jobs would stay locked for four hours. A process counts
 * as dead when its advisory lock was free at two checks in a row. A process that only lost its connection takes the
 * lock again before the second check.
 */
export function recoverJobs({ pool, schema, self, onRecovered, onError }: Recovery): { stop(): void } {
  let suspects = new Set<string>()

  async function check(): Promise<void> {
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
