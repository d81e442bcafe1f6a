import type { Tx } from '../../db/transaction.ts'
import { addJob } from '../../jobs/jobStore.ts'

/**
 * One batch is worked at at a time, in parts that take turns, so that a place is always left for the mails and a small batch need not
 * wait for a large one. A part goes before the mails that wait, else a slow mail server would hold up the next part.
 */
export const queueBatch = (tx: Tx, batchId: number): Promise<void> =>
  addJob(tx, 'runBatch', { batchId }, { key: `batch ${batchId}`, queue: 'batches', first: true })
