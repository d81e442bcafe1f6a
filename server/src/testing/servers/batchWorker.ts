import { systemClock } from '../../platform/db/clock.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { runBatch } from '../../invoicing/batch/runBatch.ts'
import { remindCustomer } from '../../payments/reminders/remindCustomer.ts'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { silentLog } from '../silentLog.ts'

const url = process.argv[2] ?? ''

/**
 * Runs the jobs that handle many invoices at once, as the server does. It is a separate process, so that a test can
 * kill it.
 */
const services = {
  db: createDatabase(createPool({ url })),
  clock: systemClock,
  settings: { ...readSettings({}), demo: false },
}
await runJobs({
  url,
  tasks: { runBatch: ({ batchId }) => runBatch({ services, log: silentLog, remind: remindCustomer }, batchId) },
  log: silentLog,
})
