import type { WorkerEvents } from 'graphile-worker'

/** The maximum time in milliseconds in which the worker stores that a job has ended. */
const STORED_WITHIN_MS = 30_000

export type RunningJobs = { ids(): readonly string[] }

/** Keeps the ids of the jobs that this worker runs, and of the jobs whose end is not stored yet. */
export function watchRunningJobs(events: WorkerEvents): RunningJobs {
  const endOf = new Map<string, number>()
  events.on('job:start', ({ job }) => endOf.set(job.id, Infinity))
  events.on('job:complete', ({ job }) => endOf.set(job.id, performance.now() + STORED_WITHIN_MS))
  return {
    ids: () => {
      for (const [id, end] of endOf) if (end < performance.now()) endOf.delete(id)
      return [...endOf.keys()]
    },
  }
}
