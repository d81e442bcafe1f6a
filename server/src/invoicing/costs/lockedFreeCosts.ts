import { refusalToChangeFreeCosts } from '@uurwerk/domain/invoicing/steps/refusalToChangeFreeCosts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readBilledMonth } from '../billing/billedMonthStore.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import type { FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'

/** The free costs of a contract month, locked for a change in this transaction. */
export async function lockedFreeCosts(tx: Tx, month: ContractMonthKey): Promise<readonly FreeCostRow[]> {
  lockPerson(tx, month.personId)
  const { contract, freeCosts, liveInvoice } = orNotFound(await readBilledMonth(tx, month))
  assertAllowed(refusalToChangeFreeCosts({ contract, yearMonth: month.yearMonth, liveInvoice }))
  return freeCosts
}
