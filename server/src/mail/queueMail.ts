import type { Tx } from '../db/transaction.ts'
import { addJob, addJobs } from '../jobs/jobStore.ts'
import { insertMail, insertPlainMails, type MailToQueue, type PlainMail } from './mailStore.ts'
import { retryPause } from './retryPause.ts'

/** Writes a mail down, to be sent once this transaction has landed, and never when it does not. */
export async function queueMail(tx: Tx, mail: MailToQueue, { attemptsBefore = 0 } = {}): Promise<void> {
  const mailId = await insertMail(tx, mail)
  await queueNextAttempt(tx, mailId, retryPause(attemptsBefore) ?? 0)
}

/** The same for many at once, each to an address of its own; answers the mails' ids by those addresses. */
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

/** At most one attempt at a mail is waiting. */
export const queueNextAttempt = (tx: Tx, mailId: number, afterSeconds: number): Promise<void> =>
  addJob(tx, 'sendMail', { mailId }, { key: keyOf(mailId), afterSeconds })
