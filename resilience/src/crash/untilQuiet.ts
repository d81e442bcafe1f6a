import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { waitingJobs } from './invariants.ts'

const QUIET_WITHIN_MS = 60_000
const LOOKS_EVERY_MS = 50

/** Whether the queue came to rest while we waited for it. */
export async function untilQuiet(pool: Pool): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < QUIET_WITHIN_MS) {
    const { rows } = await pool.query<{ waiting: number }>(waitingJobs)
    if (rows[0]?.waiting === 0) return true
    await pause(LOOKS_EVERY_MS)
  }
  return false
}
