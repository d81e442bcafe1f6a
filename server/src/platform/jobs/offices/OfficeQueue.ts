import { EventEmitter } from 'node:events'
import { runOnce, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Services } from '../../../app/services.ts'
import type { Office } from '../../db/offices/office.ts'
import type { OfficePool } from '../../db/offices/OfficePool.ts'
import type { Tasks } from '../jobPayloads.ts'
import { loggerTo, type JobLog } from '../startWorker.ts'
import type { JobListener } from './listenForJobs.ts'
import { addScheduled, readNextJob, releaseDead } from './officeJobStore.ts'
import type { DueTask } from './OfficeSchedule.ts'

const CONCURRENCY = 2
/**
 * The maximum number of seconds for which a timer waits for a job. A job that starts later needs no timer, because the
 * next regular check of all offices finds it.
 */
const TIMER_AT_MOST_SECONDS = 60

type QueueSettings = {
  readonly office: Office
  readonly services: Services
  readonly pool: OfficePool
  readonly tasks: Partial<Tasks>
  readonly listener: JobListener
  readonly log: JobLog
  readonly wake: (queue: OfficeQueue) => void
}

export class OfficeQueue {
  readonly office: Office
  readonly services: Services
  readonly #settings: QueueSettings
  #timer: NodeJS.Timeout | null = null
  #workers: WorkerPool | null = null
  #suspects: ReadonlySet<string> = new Set()
  #isClosed = false

  constructor(settings: QueueSettings) {
    this.office = settings.office
    this.services = settings.services
    this.#settings = settings
  }

  /** Runs all jobs that are due, and then looks for the next job. */
  async run(): Promise<void> {
    if (this.#isClosed) return
    const { pool, tasks, listener, log } = this.#settings
    const events: WorkerEvents = new EventEmitter()
    let held = Promise.resolve<string | null>(null)
    events.once('pool:create', ({ workerPool }) => {
      this.#workers = workerPool
      held = listener.hold(workerPool.id).then(() => workerPool.id)
    })
    try {
      await runOnce({
        // The job library needs only the methods of a pool that this object has.
        pgPool: pool as unknown as Pool,
        schema: this.office.schema,
        events,
        concurrency: CONCURRENCY,
        noHandleSignals: true,
        noPreparedStatements: true,
        taskList: tasks as TaskList,
        logger: loggerTo(log),
        // With a batch delay, also of zero, the library handles the error when it cannot store the end of a job.
        // Without a batch delay, a connection that breaks at that moment would end the process.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      })
    } finally {
      this.#workers = null
      const worker = await held
      if (worker !== null) await listener.release(worker)
    }
    await this.#lookForNext()
  }

  async look(due: readonly DueTask[]): Promise<void> {
    if (this.#isClosed) return
    const { pool, log } = this.#settings
    for (const task of due) await addScheduled(pool, task)
    const { suspects, released } = await releaseDead(pool, this.#suspects)
    this.#suspects = suspects
    if (released.length > 0) log.warn({ holders: released }, 'gave back jobs that nobody runs')
    await this.#lookForNext()
  }

  async #lookForNext(): Promise<void> {
    if (this.#isClosed) return
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const seconds = await readNextJob(this.#settings.pool)
    if (seconds === null || seconds > TIMER_AT_MOST_SECONDS || this.#isClosed) return
    if (seconds <= 0) return this.#settings.wake(this)
    this.#timer = setTimeout(() => this.#settings.wake(this), seconds * 1000).unref()
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
    void this.#workers?.gracefulShutdown()
  }
}
