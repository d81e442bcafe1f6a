import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/**
 * The tables that also a refused request may change, for example sessions, stored answers to repeated requests, and
 * rate limits.
 */
const notOfTheOffice = ['sessions', 'idempotent_answers', 'sign_in_attempts', 'sign_in_tickets', 'call_counts']

export type Fingerprint = ReadonlyMap<string, string>

export type Watcher = {
  /**
   * Returns a checksum of the rows of each table. It is made from the position of each row on disk and the transaction
   * that wrote it. Every write therefore changes it, but a lock does not.
   */
  fingerprint(): Promise<Fingerprint>
  /** Waits until all running background jobs have finished their writes. */
  quiet(): Promise<void>
}

const LOOKS_EVERY_MS = 20
const MOST_LOOKS = 1500
/**
 * SQL of the position in the write-ahead log. While the position stays the same, nothing was written, so the checksums
 * do not have to be calculated again. A lock and some other actions also change the position. Writes to the table
 * call_counts do not change it, but a refused request may change that table, so no checksum of it is needed.
 */
const logPosition = 'select pg_current_wal_insert_lsn()::text as position'
const waitingJobs = `select count(*) as waiting from public_jobs._private_jobs
  where locked_at is not null or (run_at <= now() and attempts < max_attempts)`

export async function openWatcher(pool: Pool, alsoIgnored: readonly string[] = []): Promise<Watcher> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not c.relname = any($1)`,
    [[...notOfTheOffice, ...alsoIgnored]],
  )
  const query = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) as stand from "${name}"`,
    )
    .join(' union all ')
  let last: { readonly position: string; readonly stand: Fingerprint } | null = null
  return {
    fingerprint: async () => {
      const { rows: log } = await pool.query<{ position: string }>(logPosition)
      const { position } = log[0]!
      if (last?.position === position) return last.stand
      const { rows: stands } = await pool.query<{ name: string; stand: string }>({ name: 'fingerprint', text: query })
      last = { position, stand: new Map(stands.map(({ name, stand }) => [name, stand])) }
      return last.stand
    },
    quiet: async () => {
      for (let look = 0; look < MOST_LOOKS; look++) {
        const { rows: queue } = await pool.query<{ waiting: number }>(waitingJobs)
        if (queue[0]?.waiting === 0) return
        await pause(LOOKS_EVERY_MS)
      }
    },
  }
}

/** The names of the tables whose checksum changed. */
export const changedTables = (before: Fingerprint, after: Fingerprint): readonly string[] =>
  [...after].filter(([name, stand]) => before.get(name) !== stand).map(([name]) => name)
