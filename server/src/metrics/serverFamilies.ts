import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { readJobFigures } from '../jobs/jobFiguresStore.ts'
import { gauge, gauges, type Family } from './family.ts'
import { readInstallationFigures } from './installationFiguresStore.ts'

/** Metrics from the database. Every process reports the same values. */
export async function serverFamilies(db: Database, now: Instant): Promise<Family[]> {
  const { mails, openSessions } = await readInstallationFigures(db, now)
  const { waiting, running, retrying, failed, oldestWaitingSeconds } = await readJobFigures(db)
  return [
    gauges({
      name: 'uurwerk_jobs',
      help: 'Jobs in the queue.',
      label: 'state',
      values: { waiting, running, retrying, failed },
    }),
    gauge({
      name: 'uurwerk_jobs_oldest_waiting_seconds',
      help: 'For how long the first of the waiting jobs could have been done.',
      value: oldestWaitingSeconds,
    }),
    gauges({
      name: 'uurwerk_mails',
      help: 'Mails by what became of them.',
      label: 'status',
      values: { queued: 0, sending: 0, sent: 0, failed: 0, unclear: 0, ...mails },
    }),
    gauge({ name: 'uurwerk_sessions_open', help: 'Sessions that would be let in.', value: openSessions }),
  ]
}
