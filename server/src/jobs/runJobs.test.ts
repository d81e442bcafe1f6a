import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { addJob } from './addJob.ts'
import { runJobs } from './runJobs.ts'
import type { JobLog } from './startWorker.ts'

const { db, url } = await createTestDatabase()
const silent: JobLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function countRuns(): Promise<{ runs: () => number }> {
  const purgeExpired = vi.fn(async () => {})
  const jobs = await runJobs({ url, tasks: { purgeExpired }, log: silent })
  onTestFinished(() => jobs.stop())
  return { runs: () => purgeExpired.mock.calls.length }
}

test('a job is done once its transaction has landed', async () => {
  const worker = await countRuns()
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  await vi.waitFor(() => expect(worker.runs()).toBe(1), { timeout: 3000 })
})

test('a job asked for in a transaction that fails is never done', async () => {
  const worker = await countRuns()
  const failing = inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {})
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else went wrong')
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  await vi.waitFor(() => expect(worker.runs()).toBe(1), { timeout: 3000 })
})

test('a job under the same key replaces the one that waits', async () => {
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {}, { key: 'tonight', afterSeconds: 3600 })
    await addJob(tx, 'purgeExpired', {}, { key: 'tonight', afterSeconds: 1 })
  })
  const { rows } = await sql<{ waiting: number }>`
    select extract(epoch from run_at - now())::integer as waiting from graphile_worker.jobs where key = 'tonight'`.execute(
    db,
  )
  expect(rows).toEqual([{ waiting: 1 }])
  await sql`select graphile_worker.remove_job('tonight')`.execute(db)
})

/** A process of its own that takes a job and never finishes it. */
async function startStuckProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../testing/stuckWorker.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', () => reject(new Error('the process ended before it took the job')))
  })
  return child
}

test('a job taken by a process that is killed is done by another within seconds, and not sooner', async () => {
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  const stuck = await startStuckProcess()
  const worker = await countRuns()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(worker.runs()).toBe(0)

  stuck.kill('SIGKILL')

  await vi.waitFor(() => expect(worker.runs()).toBe(1), { timeout: 6000, interval: 50 })
})
