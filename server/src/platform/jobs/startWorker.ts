import { EventEmitter } from 'node:events'
import { Logger, parseCronItems, run, type CronItem, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Tasks } from './jobPayloads.ts'
import { withoutValue } from '../db/errors/withoutValue.ts'
import { jobsSchemaOf } from './jobsSchemaOf.ts'
import { holdLivenessLock } from './holdLivenessLock.ts'
import { recoverJobs } from './recoverJobs.ts'
import { watchRunningJobs } from './watchRunningJobs.ts'

export type JobLog = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>

export type WorkerSettings = {
  readonly url: string
  readonly pool: Pool
  readonly tasks: Partial<Tasks>
  readonly schedule: readonly CronItem[]
  readonly concurrency: number
  readonly log: JobLog
}

export type Worker = {
  /** Resolves when the worker has ended, also when the worker stopped unexpectedly. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** The worker holds a lock as proof that its process runs, and releases the jobs of dead processes. */
export async function startWorker({ url, pool, tasks, schedule, concurrency, log }: WorkerSettings): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter()
  const created = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id)),
  )
  const running = watchRunningJobs(events)
  const schema = await jobsSchemaOf(pool)
  const runner = await run({
    pgPool: pool,
    schema: schema.name,
    events,
    concurrency,
    noHandleSignals: true,
    taskList: tasks as TaskList,
    parsedCronItems: parseCronItems([...schedule]),
    logger: loggerTo(log),
    // With a batch delay, also of zero, the library handles the error when it cannot store the end of a job. Without a
    // batch delay, a connection that breaks at that moment would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const self = await created
  const lock = await holdLivenessLock(url, self).catch(async (error: unknown) => {
    await runner.stop()
    throw error
  })
  const recovery = recoverJobs({
    pool,
    schema,
    self,
    running,
    onRecovered: (holders) => log.warn({ holders }, 'gave back jobs that nobody runs'),
    onError: (error) => log.warn({ err: error }, 'could not look for the jobs of dead processes'),
  })
  let over = false
  const ended = runner.promise
    .catch((error: unknown) => log.error({ err: error }, 'the worker ended'))
    .finally(() => {
      over = true
      recovery.stop()
    })
    .then(() => lock.release())
  let stopped: Promise<void> | null = null
  const stop = (): Promise<void> => (stopped ??= (over ? Promise.resolve() : runner.stop()).then(() => ended))
  whenStuck(events, () => void stop())
  return { ended, stop }
}

const MOST_FAILURES = 4

/**
 * Stops a worker that can take no job, so that a new worker is started. The job library never takes a job after its
 * first query has failed.
 */
function whenStuck(events: WorkerEvents, stop: () => void): void {
  let failures = 0
  const succeed = (): void => {
    failures = 0
  }
  events.on('worker:getJob:empty', succeed)
  events.on('job:start', succeed)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === MOST_FAILURES) stop()
  })
}

/** Writes the log lines of the job library without the payloads of jobs, because payloads can contain personal data. */
export function loggerTo(log: JobLog): Logger {
  return new Logger(
    (scope) => (level, message, about) =>
      log[level === 'warning' ? 'warn' : level](scope, withoutValue(message, about?.['error'])),
  )
}
