import type { CronItem } from 'graphile-worker'
import type { Services } from '../../../app/services.ts'
import type { Clock } from '../../db/clock.ts'
import type { SharedPool } from '../../db/offices/SharedPool.ts'
import type { Tasks } from '../jobPayloads.ts'
import type { RunningJobs } from '../runJobs.ts'
import type { JobLog } from '../startWorker.ts'
import { listenForJobs, type JobListener } from './listenForJobs.ts'
import { OfficeQueue } from './OfficeQueue.ts'
import { OfficeSchedule } from './OfficeSchedule.ts'
import type { ServedOffice } from './servedOffice.ts'

const SWEEP_EVERY_MS = 30_000
/** The maximum number of offices whose jobs run at the same time. */
const MOST_AT_ONCE = 10

export type OfficeJobSettings = {
  readonly url: string
  readonly pool: SharedPool
  readonly offices: () => Promise<readonly ServedOffice[]>
  /** The tasks of one office. Each line in the log names the office. */
  readonly tasksOf: (services: Services, log: JobLog) => Partial<Tasks>
  readonly schedule: readonly CronItem[]
  readonly clock: Clock
  readonly log: JobLog
  readonly sweepEveryMs?: number
}

/**
 * One connection listens: a notification names the office of a new job. A regular sweep over all offices finds other
 * jobs, adds the scheduled jobs, and releases the jobs of dead processes.
 */
export async function runOfficeJobs(settings: OfficeJobSettings): Promise<RunningJobs> {
  // The first sweep (a check of all offices) finds the jobs that were added before the listener was ready.
  const known: { jobs: OfficeJobs | null } = { jobs: null }
  const listener = await listenForJobs(settings.url, {
    onJob: (schema) => known.jobs?.wake(schema),
    // While the connection was broken, notifications were lost. All offices are therefore checked again.
    onRegained: () => void known.jobs?.sweep(),
  })
  const jobs = new OfficeJobs(settings, listener)
  known.jobs = jobs
  const timer = setInterval(() => void jobs.sweep(), settings.sweepEveryMs ?? SWEEP_EVERY_MS)
  void jobs.sweep()
  return {
    stop: async () => {
      clearInterval(timer)
      await jobs.stop()
    },
  }
}

class OfficeJobs {
  readonly #settings: OfficeJobSettings
  readonly #listener: JobListener
  readonly #schedule: OfficeSchedule
  readonly #queues = new Map<string, OfficeQueue>()
  /** The offices with jobs to run. The office that has waited longest is first. */
  readonly #waiting = new Set<OfficeQueue>()
  readonly #running = new Map<OfficeQueue, Promise<void>>()
  #sweeping: Promise<void> | null = null
  #isStopping = false

  constructor(settings: OfficeJobSettings, listener: JobListener) {
    this.#settings = settings
    this.#listener = listener
    this.#schedule = new OfficeSchedule(settings.schedule, settings.clock.now())
  }

  /** A new office has no queue yet; the next check of all offices finds its jobs. */
  wake(schema: string): void {
    const queue = this.#queues.get(schema)
    if (queue === undefined) void this.sweep()
    else this.#run(queue)
  }

  #run(queue: OfficeQueue): void {
    if (this.#isStopping) return
    this.#waiting.add(queue)
    this.#runNext()
  }

  #runNext(): void {
    for (const queue of this.#waiting) {
      if (this.#running.size >= MOST_AT_ONCE) return
      // An office whose jobs are running gets one more run, because its worker may have looked for jobs before the new
      // job was added.
      if (this.#running.has(queue)) continue
      this.#waiting.delete(queue)
      this.#running.set(queue, this.#runToEnd(queue))
    }
  }

  async #runToEnd(queue: OfficeQueue): Promise<void> {
    try {
      // An office that was stopped after the last check of all offices runs no more jobs.
      const offices = await this.#settings.offices()
      if (offices.some(({ office }) => office.schema === queue.office.schema)) await queue.run()
    } catch (error) {
      this.#settings.log.error({ err: error, office: queue.office.name }, 'the jobs of an office ended')
    }
    this.#running.delete(queue)
    this.#runNext()
  }

  /** Checks all offices for jobs. When such a check is already running, the caller waits for the end of that check. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweepOnce()
      .catch((error: unknown) => this.#settings.log.warn({ err: error }, 'could not look for the jobs of the offices'))
      .finally(() => {
        this.#sweeping = null
      })
    return this.#sweeping
  }

  async #sweepOnce(): Promise<void> {
    this.#keepQueuesOf(await this.#settings.offices())
    const due = this.#schedule.due(this.#settings.clock.now())
    for (const queue of this.#queues.values()) {
      if (this.#isStopping) return
      try {
        await queue.look(due(queue.office.name))
        this.#schedule.added(queue.office.name)
      } catch (error) {
        // A failure in one office does not stop the jobs of other offices.
        this.#settings.log.warn({ err: error, office: queue.office.name }, 'could not look for the jobs of an office')
      }
    }
  }

  #keepQueuesOf(served: readonly ServedOffice[]): void {
    const schemas = new Set(served.map(({ office }) => office.schema))
    for (const [schema, queue] of this.#queues) if (!schemas.has(schema)) this.#forget(schema, queue)
    for (const each of served) {
      const known = this.#queues.get(each.office.schema)
      if (known?.services === each.services) continue
      if (known !== undefined) this.#forget(each.office.schema, known)
      this.#queues.set(each.office.schema, this.#queueOf(each))
    }
  }

  #forget(schema: string, queue: OfficeQueue): void {
    queue.close()
    this.#queues.delete(schema)
    this.#waiting.delete(queue)
  }

  #queueOf({ office, services }: ServedOffice): OfficeQueue {
    const { pool, tasksOf } = this.#settings
    const log = logOf(this.#settings.log, office.name)
    return new OfficeQueue({
      office,
      services,
      pool: pool.poolOf({ ...office, connections: 2 }),
      tasks: tasksOf(services, log),
      listener: this.#listener,
      log,
      wake: (queue) => this.#run(queue),
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#waiting.clear()
    for (const queue of this.#queues.values()) queue.close()
    await this.#sweeping
    await Promise.all(this.#running.values())
    await this.#listener.stop()
  }
}

/** A log that names the office in each line, because two offices can have jobs with the same number. */
const logOf = (log: JobLog, office: string): JobLog => ({
  debug: (details, message) => log.debug({ ...details, office }, message),
  info: (details, message) => log.info({ ...details, office }, message),
  warn: (details, message) => log.warn({ ...details, office }, message),
  error: (details, message) => log.error({ ...details, office }, message),
})
