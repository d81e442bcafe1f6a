import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { brokenInvariants, mailsAgainst, SINCE, waitingJobsIn } from './invariants.ts'
import type { Mailbox } from '../fixtures/mailbox.ts'
import type { Writer } from './writer.ts'

const QUIET_WITHIN_MS = 60_000
const LOOKS_EVERY_MS = 50

type Run = {
  readonly writers: readonly Writer[]
  readonly mailbox: Pick<Mailbox, 'received'>
  /** The name of the table with the background jobs of the company. */
  readonly jobs?: string
}

/**
 * Waits until the queue of background jobs is empty. Then checks the stored data and the mails, and returns each fault
 * as a sentence.
 */
export async function faultsAfterRun(
  pool: Pool,
  { writers, mailbox, jobs = 'public_jobs._private_jobs' }: Run,
): Promise<readonly string[]> {
  const quiet = await untilQuiet(pool, jobs)
  const checks = await Promise.all(writers.map((writer) => writer.check(pool)))
  return [
    ...(quiet ? [] : ['jobs are still waiting']),
    ...checks.flat(),
    ...(await brokenInvariants(pool, SINCE)),
    ...(await mailsAgainst(mailbox.received, pool)),
  ]
}

/** Waits until the queue of background jobs is empty. Returns false when it is not empty in time. */
export async function untilQuiet(pool: Pool, jobs: string): Promise<boolean> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < QUIET_WITHIN_MS) {
    const { rows } = await pool.query<{ waiting: number }>(waitingJobsIn(jobs))
    if (rows[0]?.waiting === 0) return true
    await pause(LOOKS_EVERY_MS)
  }
  return false
}
