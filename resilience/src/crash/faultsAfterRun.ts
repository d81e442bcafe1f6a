import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { brokenInvariants, mailsAgainst, SINCE, waitingJobs } from './invariants.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import type { Writer } from './writer.ts'

const QUIET_WITHIN_MS = 60_000
const LOOKS_EVERY_MS = 50

type Run = { readonly writers: readonly Writer[]; readonly mailbox: Mailbox }

/** Waits until the job queue is empty. Returns the faults in the stored data and in the mails, as sentences. */
export async function faultsAfterRun(pool: Pool, { writers, mailbox }: Run): Promise<readonly string[]> {
  const quiet = await untilQuiet(pool)
  const checks = await Promise.all(writers.map((writer) => writer.check(pool)))
  return [
    ...(quiet ? [] : ['jobs are still waiting']),
    ...checks.flat(),
    ...(await brokenInvariants(pool, SINCE)),
    ...(await mailsAgainst(mailbox.received, pool)),
  ]
}

/** Waits until the job queue is empty. Returns true when it became empty in time. */
async function untilQuiet(pool: Pool): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < QUIET_WITHIN_MS) {
    const { rows } = await pool.query<{ waiting: number }>(waitingJobs)
    if (rows[0]?.waiting === 0) return true
    await pause(LOOKS_EVERY_MS)
  }
  return false
}
