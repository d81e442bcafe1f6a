import type { CronItem } from 'graphile-worker'

import { deleteExpired } from './jobs/expiredStore.ts'
import type { Tasks } from './jobs/jobPayloads.ts'
import type { Services } from './services.ts'

/** Who does each job. */
export function createTasks({ db, clock }: Services): Tasks {
  return {
    purgeExpired: () => deleteExpired(db, clock.now()),
  }
}

/** What is done without being asked, in cron's notation (UTC). */
export const schedule: readonly CronItem[] = [{ task: 'purgeExpired', match: '17 * * * *' }]
