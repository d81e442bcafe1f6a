import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { waitingJobs } from './invariants.ts'

const QUIET_WITHIN_MS = 60_000
const LOOKS_EVERY_MS = 50

/** Waits until the job queue is empty, and returns whether it became empty in time. */
export async function untilQuiet(pool: Pool): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < QUIET_WITHIN_MS) {
    const { rows } = await pool.query<{ waiting: number }>(waitingJobs)
    if (rows[0]?.waiting === 0) return true
    await pause(LOOKS_EVERY_MS)
  }
  return false
}
