import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Waits until other connections to the database of the test wait for a lock. */
export async function untilLocked(db: Database, connections = 1): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(db)).rows.length < connections) await pause(20)
}
