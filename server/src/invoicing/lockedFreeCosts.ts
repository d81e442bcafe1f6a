import { refusalToChangeFreeCosts } from '@uurwerk/domain/invoicing/refusalToChangeFreeCosts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { Tx } from '../db/transaction.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { readBilledMonth } from './billedMonthStore.ts'
import type { ContractMonthKey } from './contractMonthKey.ts'
import type { FreeCostRow } from './freeCostStore.ts'

/** The free costs of a contract month, locked for a change in this transaction. */
export async function lockedFreeCosts(tx: Tx, month: ContractMonthKey): Promise<readonly FreeCostRow[]> {
  await lockPerson(tx, month.personId)
  const { contract, freeCosts, liveInvoice } = orNotFound(await readBilledMonth(tx, month))
  assertAllowed(refusalToChangeFreeCosts({ contract, yearMonth: month.yearMonth, liveInvoice }))
  return freeCosts
}
