import type { CronItem } from 'graphile-worker'
import { ensureAuditPartitions } from './audit/ensureAuditPartitions.ts'
import { runBatch } from './invoicing/batch/runBatch.ts'
import { pollDeliveries } from './invoicing/delivery/news/pollDeliveries.ts'
import { stepDelivery } from './invoicing/delivery/steps/stepDelivery.ts'
import { deleteExpired } from './platform/jobs/expiredStore.ts'
import type { Tasks } from './platform/jobs/jobPayloads.ts'
import type { JobLog } from './platform/jobs/startWorker.ts'
import { deliverPush } from './platform/push/deliverPush.ts'
import { tellOpenShifts } from './ownStart/openShifts/tellOpenShifts.ts'
import { lapseClaims } from './planning/openShifts/claims/lapseClaims.ts'
import { tellFreedPlaces } from './planning/openShifts/freed/tellFreedPlaces.ts'
import { tellUnfilled } from './planning/needRequests/tellOffice.ts'
import { lapseSwaps } from './planning/swaps/lapseSwaps.ts'
import { tellChanges } from './ownStart/changes/tellChanges.ts'
import { createCarrier } from './platform/mail/createCarrier.ts'
import { deliverMail } from './operations/mail/deliverMail.ts'
import { remindCustomer } from './payments/reminders/remindCustomer.ts'
import { remindContacts } from './timesheets/customerSide/reminders/remindContacts.ts'
import { sendOwnReminders } from './ownStart/reminders/sendOwnReminders.ts'
import { anonymiseExpired } from './operations/retention/anonymiseExpired.ts'
import type { Services } from './app/services.ts'

export function createTasks(services: Services, log: JobLog): Tasks {
  const { db, clock, settings } = services
  const carrier = createCarrier({ db, settings })
  return {
    anonymiseExpired: async () => void (await anonymiseExpired({ db, clock })),
    lapseClaims: async () => {
      await lapseClaims(services)
      await tellUnfilled(services)
    },
    lapseSwaps: () => lapseSwaps(services),
    makeAuditPartitions: () => ensureAuditPartitions(db, clock.now()),
    peppolPoll: () => pollDeliveries(services),
    peppolStep: ({ deliveryId }) => stepDelivery(services, deliveryId),
    purgeExpired: () => deleteExpired(db, clock.now()),
    remindContacts: () => remindContacts(services),
    runBatch: ({ batchId }) => runBatch({ services, log, remind: remindCustomer }, batchId),
    sendOwnReminders: () => sendOwnReminders(services),
    sendPush: ({ messageId }) => deliverPush(services, messageId),
    tellChanges: () => tellChanges(services),
    tellOpenShifts: async () => {
      await tellOpenShifts(services)
      await tellFreedPlaces(services)
    },
    sendMail: ({ mailId }) => deliverMail({ db, clock, settings, carrier }, mailId),
  }
}

/** The scheduled jobs. Their times are in the notation of cron and in UTC (rule retention-26). */
export const schedule: readonly CronItem[] = [
  { task: 'makeAuditPartitions', match: '41 2 * * *' },
  { task: 'anonymiseExpired', match: '23 1 * * *' },
  { task: 'peppolPoll', match: '* * * * *' },
  { task: 'purgeExpired', match: '17 * * * *' },
  { task: 'sendOwnReminders', match: '7 * * * *' },
  { task: 'remindContacts', match: '0 * * * *' },
  { task: 'tellChanges', match: '* * * * *' },
  { task: 'lapseClaims', match: '*/5 * * * *' },
  { task: 'lapseSwaps', match: '*/5 * * * *' },
  { task: 'tellOpenShifts', match: '* * * * *' },
]
