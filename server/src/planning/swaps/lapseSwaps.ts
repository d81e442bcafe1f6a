import type { Services } from '../../app/services.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { endSwap, lockSwap, readSwap, listSwapsToLapse } from './swapStore.ts'
import { tellSwap } from './tellSwap.ts'

/** Ends undecided swaps, and swaps with changed shifts. Each swap has a separate transaction (rule swaps-4). */
export async function lapseSwaps(services: Services): Promise<void> {
  const { db, clock } = services
  const moment = { now: clock.now(), today: clock.today() }
  for (const swapId of await listSwapsToLapse(db, moment.now))
    await inTransaction(db, async (tx) => {
      await lockSwap(tx, swapId)
      const swap = await readSwap(tx, swapId)
      if (swap === null || swap.isEnded) return
      await endSwap(tx, swapId, { outcome: 'lapsed', now: moment.now, decidedBy: null })
      const personIds = [swap.personId, swap.toPersonId]
      await tellSwap({ ...moment, services, tx, actor: null }, { swap, personIds, news: 'lapsed' })
    })
}
