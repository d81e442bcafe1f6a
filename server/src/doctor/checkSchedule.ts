import { duration } from '@uurwerk/contract/doctor/counted'
import type { QueryContext } from '../http/route.ts'
import { readScheduled } from '../jobs/jobFiguresStore.ts'
import type { Examined } from './examined.ts'

/** What is scheduled runs each day at least, and a night without a server is no illness. */
const LATE_SECONDS = 50 * 3600

/** Whether what nobody asks for still happens: making room for the audit, throwing away what is past its term. */
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
