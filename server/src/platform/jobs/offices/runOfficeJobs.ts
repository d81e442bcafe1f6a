import type { CronItem } from 'graphile-worker'
import type { Services } from '../../../app/services.ts'
import type { Clock } from '../../db/clock.ts'
import type { SharedPool } from '../../db/offices/SharedPool.ts'
import type { Tasks } from '../jobPayloads.ts'
import type { RunningJobs } from '../runJobs.ts'
import type { JobLog } from '../startWorker.ts'
import { listenForJobs } from './listenForJobs.ts'
import { OfficeQueue } from './OfficeQueue.ts'
import { OfficeSchedule } from './OfficeSchedule.ts'
import type { ServedOffice } from './servedOffice.ts'

const SWEEP_EVERY_MS = 30_000
/** The number of offices whose jobs run at once. */
const MOST_AT_ONCE = 10

export type OfficeJobSettings = {
  readonly url: string
  readonly pool: SharedPool
  readonly offices: () => Promise<readonly ServedOffice[]>
  readonly tasksOf: (services: Services) => Partial<Tasks>
  readonly schedule: readonly CronItem[]
  readonly clock: Clock
  readonly log: JobLog
  readonly sweepEveryMs?: number
}

/**
 * Runs the jobs of all offices with one listening connection. A notice names the office of a new job. A sweep over all
 * offices finds the jobs that no notice announced, adds the scheduled jobs, and releases the jobs of dead processes.
 */
export async function runOfficeJobs(settings: OfficeJobSettings): Promise<RunningJobs> {
  const { url, pool, offices, tasksOf, log, sweepEveryMs = SWEEP_EVERY_MS } = settings
  const schedule = new OfficeSchedule(settings.schedule, settings.clock.now())
  const queues = new Map<string, OfficeQueue>()
  const waiting = new Set<OfficeQueue>()
  const running = new Map<OfficeQueue, Promise<void>>()
  let isStopping = false

  function wake(queue: OfficeQueue): void {
    if (isStopping) return
    waiting.add(queue)
    runNext()
  }

  function runNext(): void {
    for (const queue of waiting) {
      if (running.size >= MOST_AT_ONCE) return
      // An office that runs already is run once more afterwards, because its worker may have looked for jobs too early.
      if (running.has(queue)) continue
      waiting.delete(queue)
      running.set(
        queue,
        queue
          .run()
          .catch((error: unknown) =>
            log.error({ err: error, office: queue.office.name }, 'the jobs of an office ended'),
          )
          .then(() => {
            running.delete(queue)
            runNext()
          }),
      )
    }
  }

  const listener = await listenForJobs(url, {
    onJob: (schema) => {
      const queue = queues.get(schema)
      if (queue !== undefined) wake(queue)
      else void sweep()
    },
    // While the connection was away, notices were lost.
    onRegained: () => void sweep(),
  })

  async function refresh(): Promise<void> {
    const served = await offices()
    for (const { office, services } of served) {
      const known = queues.get(office.schema)
      if (known?.services === services) continue
      known?.close()
      const queue = new OfficeQueue({
        office,
        services,
        pool: pool.poolOf({ ...office, connections: 2 }),
        tasks: tasksOf(services),
        listener,
        log,
        wake,
      })
      queues.set(office.schema, queue)
    }
    const schemas = new Set(served.map(({ office }) => office.schema))
    for (const [schema, queue] of queues) {
      if (schemas.has(schema)) continue
      queue.close()
      queues.delete(schema)
    }
  }

  let sweeping: Promise<void> | null = null
  const sweep = (): Promise<void> => {
    sweeping ??= sweepOnce()
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for the jobs of the offices'))
      .finally(() => {
        sweeping = null
      })
    return sweeping
  }

  async function sweepOnce(): Promise<void> {
    await refresh()
    const due = schedule.due(settings.clock.now())
    for (const queue of queues.values()) {
      if (isStopping) return
      // One office that fails does not keep the others from their jobs.
      await queue
        .look(due(queue.office.name))
        .catch((error: unknown) => log.warn({ err: error, office: queue.office.name }, 'could not look for jobs'))
    }
  }

  const timer = setInterval(() => void sweep(), sweepEveryMs)
  void sweep()
  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      waiting.clear()
      for (const queue of queues.values()) queue.close()
      await sweeping
      await Promise.all(running.values())
      await listener.stop()
    },
  }
}
