import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import type { JobName, JobPayloads } from './jobPayloads.ts'

type JobOptions = {
  /** The key of the job. A new job replaces a waiting job that has the same key. */
  readonly key?: string
  /** The clock of the database measures the delay; the setting CLOCK does not change that clock. */
  readonly afterSeconds?: number
  /** The name of the queue. Jobs in one queue run one after the other. */
  readonly queue?: string
  /** True for a job with priority. It runs before all jobs without priority. */
  readonly first?: boolean
}

/** Adds a job that runs after this transaction is committed. When the transaction fails, no job is added. */
export async function addJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  { key, afterSeconds = 0, queue, first = false }: JobOptions = {},
): Promise<void> {
  await sql`
    select add_job(${name}::text, ${JSON.stringify(payload)}::json, ${afterSeconds}::integer, ${key ?? null}::text,
      ${queue ?? null}::text, ${first ? -1 : 0}::integer)
  `.execute(tx)
}

type KeyedJob<Name extends JobName> = { readonly payload: JobPayloads[Name]; readonly key: string }

export async function addJobs<Name extends JobName>(
  tx: Tx,
  name: Name,
  jobs: readonly KeyedJob<Name>[],
): Promise<void> {
  const [payloads, keys] = [jobs.map(({ payload }) => JSON.stringify(payload)), jobs.map(({ key }) => key)]
  await sql`
    select add_job(${name}::text, j.payload::json, 0, j.key, null::text, 0)
    from unnest(${payloads}::text[], ${keys}::text[]) j (payload, key)
  `.execute(tx)
}
