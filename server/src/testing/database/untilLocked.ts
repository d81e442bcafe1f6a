import { sql, type QueryExecutorProvider } from 'kysely'
import { expect, vi } from 'vitest'

/** Waits until another connection waits for a lock of this transaction. */
export async function untilLocked(tx: QueryExecutorProvider): Promise<void> {
  const waiting = sql`select from pg_locks l where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))`
  await vi.waitFor(async () => expect((await waiting.execute(tx)).rows).not.toEqual([]), { interval: 20 })
}
