import type { Tx } from '../db/transaction.ts'
import { addJob, addJobs } from '../jobs/jobStore.ts'
import { insertMessages, type PushMessage } from './pushMessageStore.ts'

const keyOf = (messageId: number): string => `push ${messageId}`

/**
 * Queues a message for each browser of a person in which messages are on. The messages are sent after this transaction
 * is committed, and never when the transaction is rolled back. Returns the number of browsers.
 */
export async function queuePush(tx: Tx, message: PushMessage): Promise<number> {
  const ids = await insertMessages(tx, message)
  await addJobs(
    tx,
    'sendPush',
    ids.map((messageId) => ({ payload: { messageId }, key: keyOf(messageId) })),
  )
  return ids.length
}

/** Queues the next attempt to send a message. A message has at most one waiting attempt. */
export const queueNextPush = (tx: Tx, messageId: number, afterSeconds: number): Promise<void> =>
  addJob(tx, 'sendPush', { messageId }, { key: keyOf(messageId), afterSeconds })
