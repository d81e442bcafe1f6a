import { setTimeout as pause } from 'node:timers/promises'
import type { CronItem } from 'graphile-worker'
import { Pool } from 'pg'
import type { Tasks } from './jobPayloads.ts'
import { startWorker, type JobLog } from './startWorker.ts'

const CONCURRENCY = 2
const RESTART_AFTER_MS = 1000

export type JobSettings = {
  readonly url: string
  readonly tasks: Partial<Tasks>
  readonly schedule?: readonly CronItem[]
  readonly log: JobLog
}

export type RunningJobs = { stop(): Promise<void> }

/** Several processes can run jobs at once. After a database failure, the work continues. */
export async function runJobs({ url, tasks, schedule = [], log }: JobSettings): Promise<RunningJobs> {
  let stopping = false
  const pool = new Pool({ connectionString: url, max: CONCURRENCY + 3 })
  pool.on('error', (error) => stopping || log.warn({ err: error }, 'a connection of the worker was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const start = () => startWorker({ url, pool, tasks, schedule, concurrency: CONCURRENCY, log })
  let worker = await start()

  async function supervise(): Promise<void> {
    while (!stopping) {
      await worker.ended
      if (stopping) return
      await pause(RESTART_AFTER_MS)
      worker = await start().catch(() => worker)
      if (stopping) await worker.stop()
    }
  }

  const supervision = supervise()
  return {
    stop: async () => {
      stopping = true
      await worker.stop()
      await supervision
      await pool.end()
    },
  }
}
