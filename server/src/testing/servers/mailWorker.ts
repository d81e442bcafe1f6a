import { systemClock } from '../../platform/db/clock.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { createDatabase } from '../../platform/db/database.ts'
import { runJobs } from '../../platform/jobs/runJobs.ts'
import { deliverMail } from '../../operations/mail/deliverMail.ts'
import { smtpCarrier } from '../../platform/mail/smtpCarrier.ts'
import { silentLog } from '../silentLog.ts'

const [url = '', smtpUrl = ''] = process.argv.slice(2)

/** Sends mails as the server does. It is a separate process, so that a test can kill it. */
const db = createDatabase(createPool({ url }))
const settings = { publicUrl: 'http://localhost:3000' }
const carrier = smtpCarrier({ url: smtpUrl })
await runJobs({
  url,
  tasks: { sendMail: ({ mailId }) => deliverMail({ db, clock: systemClock, settings, carrier }, mailId) },
  log: silentLog,
})
