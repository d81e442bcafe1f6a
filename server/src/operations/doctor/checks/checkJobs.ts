import type { QueryContext } from '../../../app/context.ts'
import { readJobFigures, type JobFigures } from '../../../platform/jobs/jobFiguresStore.ts'
import type { CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'

const STANDS_STILL_SECONDS = 300
const LONG_SECONDS = 1800

/** Checks the job queue (rule doctor-7). */
export async function checkJobs({ db }: Pick<QueryContext, 'db'>): Promise<CheckResult> {
  const figures = await readJobFigures(db)
  return { summary: `${figures.waiting} wachten, ${figures.running} bezig`, found: foundIn(figures) }
}

function foundIn(figures: JobFigures): FindingWithPlaces[] {
  const { waiting, oldestWaitingSeconds, longestRunningSeconds, retrying, failed, failedTasks } = figures
  const standing = oldestWaitingSeconds > STANDS_STILL_SECONDS
  return [
    ...(failed > 0 ? [{ code: 'jobs_failed', count: failed, tasks: failedTasks } as const] : []),
    ...(retrying > 0 ? [{ code: 'jobs_retrying', count: retrying } as const] : []),
    ...(standing ? [{ code: 'jobs_standing', count: waiting, oldestSeconds: oldestWaitingSeconds } as const] : []),
    ...(longestRunningSeconds > LONG_SECONDS
      ? [{ code: 'jobs_long', longestSeconds: longestRunningSeconds } as const]
      : []),
  ]
}
