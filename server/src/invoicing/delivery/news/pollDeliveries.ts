import type { Services } from '../../../app/services.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { listDue } from '../deliveryStore.ts'
import { queueStep } from '../queueStep.ts'

/** Runs at each start of the server and each minute, so that no delivery is forgotten. */
export async function pollDeliveries({ db, clock, peppol }: Services): Promise<void> {
  if (!peppol?.accessPoint) return
  const due = await listDue(db, clock.now())
  if (due.length === 0) return
  await inTransaction(db, async (tx) => {
    for (const id of due) await queueStep(tx, id)
  })
}
