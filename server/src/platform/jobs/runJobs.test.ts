import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as untilNextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPool } from '../db/opening/createPool.ts'
import { createDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded/startEmbedded.ts'
import { inTransaction } from '../db/transaction.ts'
import { createTestDatabase } from '../../testing/database/createTestDatabase.ts'
import { postgresVersion } from '../../testing/database/postgresVersion.ts'
import { silentLog } from '../../testing/silentLog.ts'
import { jobsSchemaOf } from './jobsSchemaOf.ts'
import { addJob } from './jobStore.ts'
import { prepareJobs } from './prepareJobs.ts'
import { runJobs } from './runJobs.ts'

const { db, pool, url } = await createTestDatabase()

async function countRuns(): Promise<{ runs: () => number }> {
  const purgeExpired = vi.fn(async () => {})
  const jobs = await runJobs({ url, tasks: { purgeExpired }, log: silentLog })
  onTestFinished(() => jobs.stop())
  return { runs: () => purgeExpired.mock.calls.length }
}

/**
 * A worker looks every second for the jobs of processes that have ended, and releases a job at the second check. Returns
 * a function that does two such checks at once and waits for their end.
 */
function controlChecks(): () => Promise<void> {
  const query = vi.spyOn(Pool.prototype, 'query')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    query.mockRestore()
    vi.useRealTimers()
  })
  // A check sends at most three statements, each after the answer to the statement before it.
  const untilAnswered = async () => {
    for (let statement = 0; statement < 3; statement += 1) {
      await Promise.all(query.mock.results.map(({ value }) => value as unknown))
      await untilNextTurn()
    }
  }
  const checks = () => query.mock.calls.filter(([text]) => text.includes('pg_try_advisory_xact_lock')).length
  return async () => {
    // `vi.waitFor` also moves the fake clock, so a check can be running already. The test waits until that check has
    // ended.
    await untilAnswered()
    const before = checks()
    for (let check = 0; check < 2; check += 1) {
      vi.advanceTimersByTime(1000)
      await untilAnswered()
    }
    expect(checks()).toBe(before + 2)
  }
}

type Holder = { readonly locked_by: string | null }

/** The workers that hold the jobs, in the order of the jobs; null for a job that a worker can take. */
async function holders(): Promise<readonly Holder[]> {
  const { rows } = await sql<Holder>`select locked_by from public_jobs._private_jobs order by id`.execute(db)
  return rows
}

/** True after PostgreSQL has noticed that the process of this worker has ended. */
async function isLockFree({ locked_by: worker }: Holder): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('uurwerk.jobs'), hashtext(${worker})) as free`.execute(db)
  return rows[0]!.free
}

test('a database table with the same name in another schema does not change where the server finds the job queue', async () => {
  await sql`create table migrations (id integer)`.execute(db)
  expect((await jobsSchemaOf(pool)).name).toBe('public_jobs')
})

test('a job runs after the transaction that added the job is committed', async () => {
  const [purgeExpired, lapseSwaps] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const jobs = await runJobs({ url, tasks: { purgeExpired, lapseSwaps }, log: silentLog })
  onTestFinished(() => jobs.stop())
  // Before its first job, a worker stores the names of its tasks, and this would wait for the transaction below. The
  // test therefore runs another job first.
  await inTransaction(db, (tx) => addJob(tx, 'lapseSwaps', {}))
  await vi.waitFor(() => expect(lapseSwaps).toHaveBeenCalledTimes(1))
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {})
    // The worker takes the oldest job first. When it runs a newer job, it does not see the older job.
    await inTransaction(db, (other) => addJob(other, 'lapseSwaps', {}))
    await vi.waitFor(() => expect(lapseSwaps).toHaveBeenCalledTimes(2))
    expect(purgeExpired).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(purgeExpired).toHaveBeenCalledTimes(1))
})

test('a job that was added in a transaction that fails never runs', async () => {
  const worker = await countRuns()
  const failing = inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {})
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else went wrong')
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  await vi.waitFor(() => expect(worker.runs()).toBe(1))
})

test('a job with a value that the database refuses does not write the value to the log', async () => {
  const messages: string[] = []
  const record = (_scope: object, message: string) => void messages.push(message)
  const purgeExpired = async () => void (await sql`select ${'geheim'}::text::integer`.execute(db))
  const log = { debug: record, info: record, warn: record, error: record }
  const jobs = await runJobs({ url, tasks: { purgeExpired }, log })
  onTestFinished(() => jobs.stop())
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}, { key: 'told' }))
  await vi.waitFor(() => expect(messages.join()).toContain('Failed task'))
  expect(messages.join()).not.toContain('geheim')
  await sql`delete from public_jobs._private_jobs`.execute(db)
})

test(
  'when connections break at the end of a job, the process continues and the job runs again',
  { tags: 'deep' },
  async () => {
    let runs = 0
    const purgeExpired = async () => {
      runs += 1
      if (runs > 1) return
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and query not like '%pg_advisory_lock%'`.execute(
        db,
      )
      throw new Error('and then it failed too')
    }
    const jobs = await runJobs({ url, tasks: { purgeExpired }, log: silentLog })
    onTestFinished(() => jobs.stop())
    await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
    await vi.waitFor(() => expect(runs).toBe(2))
  },
)

test('each company on a shared database runs only its own jobs', async () => {
  const zorgpunt = new URL(url)
  zorgpunt.searchParams.set('options', '-c search_path=zorgpunt')
  await sql`create schema zorgpunt`.execute(db)
  await prepareJobs(zorgpunt.href)
  const other = createDatabase(createPool({ url: zorgpunt.href }))
  onTestFinished(() => other.destroy())
  const worker = await countRuns()

  await inTransaction(other, (tx) => addJob(tx, 'purgeExpired', {}))
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))

  await vi.waitFor(() => expect(worker.runs()).toBe(1))
  const waiting = await sql<{ jobs: number }>`select count(*) as jobs from zorgpunt_jobs.jobs`.execute(db)
  expect(waiting.rows).toEqual([{ jobs: 1 }])
})

test('when the database gives a job to a worker but its answer is lost, the job is released and runs, and a job that runs for long is not released', async () => {
  const checkTwice = controlChecks()
  const finish = Promise.withResolvers<void>()
  const purgeExpired = vi.fn(() => finish.promise)
  const jobs = await runJobs({ url, tasks: { purgeExpired }, log: silentLog })
  onTestFinished(async () => {
    finish.resolve()
    await jobs.stop()
  })
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
  await vi.waitFor(() => expect(purgeExpired).toHaveBeenCalledTimes(1))
  await sql`update public_jobs._private_jobs set locked_at = now() - interval '31 seconds'`.execute(db)
  // The test changes the job as if the connection broke after the database gave the job to the worker.
  await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}, { queue: 'lost', afterSeconds: 3600 }))
  await sql`
    with taken as (
      update public_jobs._private_jobs set run_at = now(), locked_at = now() - interval '31 seconds',
        locked_by = (select locked_by from public_jobs._private_jobs where locked_by is not null)
      where locked_by is null returning job_queue_id, locked_by)
    update public_jobs._private_job_queues q set locked_at = now() - interval '31 seconds', locked_by = taken.locked_by
    from taken where q.id = taken.job_queue_id`.execute(db)
  await vi.waitFor(() => expect(purgeExpired).toHaveBeenCalledTimes(2))
  await checkTwice()
  expect(purgeExpired).toHaveBeenCalledTimes(2)
  expect(await holders()).not.toContainEqual({ locked_by: null })
})

test('the job of a server process that has ended is released and runs', async () => {
  const worker = await countRuns()
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {})
    await sql`update public_jobs._private_jobs set locked_by = 'ended', locked_at = now() where locked_by is null`.execute(
      tx,
    )
  })
  await vi.waitFor(() => expect(worker.runs()).toBe(1))
})

test('a new job of the server replaces a waiting job with the same key', async () => {
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'purgeExpired', {}, { key: 'tonight', afterSeconds: 3600 })
    await addJob(tx, 'purgeExpired', {}, { key: 'tonight', afterSeconds: 1 })
  })
  const { rows } = await sql<{ waiting: number }>`
    select extract(epoch from run_at - now())::integer as waiting from public_jobs.jobs where key = 'tonight'`.execute(
    db,
  )
  expect(rows).toEqual([{ waiting: 1 }])
  await sql`select public_jobs.remove_job('tonight')`.execute(db)
})

test('the jobs of the server continue when the database is reachable again', { tags: 'deep' }, async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'uurwerk-absence-'))
  // When root runs the test, the database runs as another user, who must be able to open the folder.
  chmodSync(parent, 0o755)
  const startDatabase = () =>
    startEmbedded({ folder: path.join(parent, 'data'), version: postgresVersion, durable: false })
  const before = await startDatabase()
  await prepareJobs(before.url)
  const purgeExpired = vi.fn(async () => {})
  const jobs = await runJobs({ url: before.url, tasks: { purgeExpired }, log: silentLog })
  await before.stop()
  const after = await startDatabase()

  const absentee = createDatabase(createPool({ url: after.url }))
  await inTransaction(absentee, (tx) => addJob(tx, 'purgeExpired', {}))
  await vi.waitFor(() => expect(purgeExpired).toHaveBeenCalledOnce())

  await absentee.destroy()
  await jobs.stop()
  await after.stop()
  rmSync(parent, { recursive: true })
})

/** A separate process that takes a job and never finishes it. */
async function startStuckProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../testing/servers/stuckWorker.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', () => reject(new Error('the process ended before it took the job')))
  })
  return child
}

test(
  'another server process runs the job of a killed process at its second check after the end of that process, and not before',
  { tags: 'deep' },
  async () => {
    await inTransaction(db, (tx) => addJob(tx, 'purgeExpired', {}))
    const stuck = await startStuckProcess()
    const checkTwice = controlChecks()
    const worker = await countRuns()
    const before = await holders()
    await checkTwice()
    expect([worker.runs(), await holders()]).toEqual([0, before])

    stuck.kill('SIGKILL')

    await vi.waitFor(async () => expect(await isLockFree(before[0]!)).toBe(true))
    await checkTwice()
    expect(await holders()).not.toEqual(before)
    await vi.waitFor(() => expect(worker.runs()).toBe(1))
  },
)
