import { runJobs } from '../../platform/jobs/runJobs.ts'
import { silentLog } from '../silentLog.ts'

const url = process.argv[2] ?? ''

/** A test worker that takes the first job, prints it, and never finishes it. */
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
