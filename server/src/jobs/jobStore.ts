import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import type { JobName, JobPayloads } from './jobPayloads.ts'

type JobOptions = {
  /** A job that waits under the same key is replaced by this one. */
  readonly key?: string
  /** Counted by the database's own clock, which the setting CLOCK leaves alone. */
  readonly afterSeconds?: number
  /** Of the jobs of a queue one is done at a time. */
  readonly queue?: string
  /** Before all that waits without it. */
  readonly first?: boolean
}

/** Asks for work to be done once this transaction has landed, and never when it does not. */
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

/** The same for many at once, in one statement. */
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
