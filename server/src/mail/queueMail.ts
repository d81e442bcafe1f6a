import type { Tx } from '../db/transaction.ts'
import { addJob } from '../jobs/addJob.ts'
import { insertMail, type MailToQueue } from './mailStore.ts'
import { retryPause } from './retryPause.ts'

/** Writes a mail down, to be sent once this transaction has landed, and never when it does not. */
export async function queueMail(tx: Tx, mail: MailToQueue, { attemptsBefore = 0 } = {}): Promise<void> {
  const mailId = await insertMail(tx, mail)
  await queueNextAttempt(tx, mailId, retryPause(attemptsBefore) ?? 0)
}

/** At most one attempt at a mail is waiting. */
export const queueNextAttempt = (tx: Tx, mailId: number, afterSeconds: number): Promise<void> =>
  addJob(tx, 'sendMail', { mailId }, { key: `mail ${mailId}`, afterSeconds })
