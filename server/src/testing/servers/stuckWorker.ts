import { runJobs } from '../../platform/jobs/runJobs.ts'
import { silentLog } from '../silentLog.ts'

const url = process.argv[2] ?? ''

/** A process for tests that takes the first job of the queue, prints it, and never finishes it. */
await runJobs({
  url,
  tasks: {
    purgeExpired: () => {
      console.log('taken')
      return new Promise(() => {})
    },
  },
  log: silentLog,
})
