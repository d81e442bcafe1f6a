import type { Tx } from '../db/transaction.ts'
import { addJob, addJobs } from '../jobs/jobStore.ts'
import { insertMail, insertPlainMails, type MailToQueue, type PlainMail } from './mailStore.ts'
import { retryPause } from './retryPause.ts'

/** The mail is sent after the commit of this transaction, and never after a rollback (rule mail-3). */
export async function queueMail(tx: Tx, mail: MailToQueue, { attemptsBefore = 0 } = {}): Promise<number> {
  const mailId = await insertMail(tx, mail)
  await queueNextAttempt(tx, mailId, retryPause(attemptsBefore) ?? 0)
  return mailId
}

/** Queues many mails, each to a different e-mail address. Returns the ids of the mails by e-mail address. */
export async function queuePlainMails(tx: Tx, mails: readonly PlainMail[]): Promise<ReadonlyMap<string, number>> {
  const ids = await insertPlainMails(tx, mails)
  await addJobs(
    tx,
    'sendMail',
    [...ids.values()].map((mailId) => ({ payload: { mailId }, key: keyOf(mailId) })),
  )
  return ids
}

const keyOf = (mailId: number): string => `mail ${mailId}`

/** Queues the next attempt to send a mail. A mail has at most one waiting attempt. */
export const queueNextAttempt = (tx: Tx, mailId: number, afterSeconds: number): Promise<void> =>
  addJob(tx, 'sendMail', { mailId }, { key: keyOf(mailId), afterSeconds })
