import type { Job } from './queries.ts'

const SOON_MS = 1000
const LATER_MS = 3000
const SOON_TIMES = 60

/** The browser asks each second in the first minute, and then less often. False after the end of the batch. */
export function pollBatch(job: Pick<Job, 'status'> | undefined, timesRead: number): number | false {
  if (job?.status === 'done') return false
  return timesRead < SOON_TIMES ? SOON_MS : LATER_MS
}
