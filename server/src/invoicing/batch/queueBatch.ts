import type { Tx } from '../../platform/db/transaction.ts'
import { addJob } from '../../platform/jobs/jobStore.ts'

/**
 * Queues a batch. All batches share one queue and take turns: in each turn, one part of a batch runs. One worker
 * therefore remains free for mails, and a small batch does not wait for a large batch. A part of a batch runs before
 * the waiting mails, because a slow mail server would otherwise delay the batch (rule invoicing-55).
 */
export const queueBatch = (tx: Tx, batchId: number): Promise<void> =>
  addJob(tx, 'runBatch', { batchId }, { key: `batch ${batchId}`, queue: 'batches', first: true })
