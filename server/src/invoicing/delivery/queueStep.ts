import type { Tx } from '../../platform/db/transaction.ts'
import { addJob } from '../../platform/jobs/jobStore.ts'

/** The calls about one delivery run one after the other, also when two servers run. */
export const queueStep = (tx: Tx, deliveryId: number, afterSeconds = 0): Promise<void> =>
  addJob(
    tx,
    'peppolStep',
    { deliveryId },
    { key: `peppol ${deliveryId}`, queue: `peppol ${deliveryId}`, afterSeconds, first: false },
  )
