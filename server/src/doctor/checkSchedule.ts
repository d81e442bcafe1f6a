import { duration } from '@uurwerk/contract/doctor/counted'
import type { QueryContext } from '../http/route.ts'
import { readScheduled } from '../jobs/jobFiguresStore.ts'
import type { Examined } from './examined.ts'

/**
 * The longest time without a run of a scheduled task. Every task runs at least daily, and one night without a server is
 * no fault.
 */
const LATE_SECONDS = 50 * 3600

/** Checks that the scheduled tasks still run: creating audit partitions, deleting expired data. */
export async function checkSchedule({ db }: Pick<QueryContext, 'db'>): Promise<Examined> {
  const scheduled = await readScheduled(db)
  const latest = Math.min(...scheduled.map(({ secondsAgo }) => secondsAgo))
  return {
    summary:
      scheduled.length === 0
        ? 'Nog niets gepland'
        : `${scheduled.length} taken, de laatste ${duration(latest)} geleden`,
    found: scheduled
      .filter(({ secondsAgo }) => secondsAgo > LATE_SECONDS)
      .map((late) => ({ code: 'schedule_late', ...late })),
  }
}
