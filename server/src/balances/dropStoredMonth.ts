import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Tx } from '../db/transaction.ts'

/** A reopened month is weighed anew from then on. */
export async function dropStoredMonth(tx: Tx, { personId, yearMonth }: { readonly personId: number; readonly yearMonth: YearMonth }): Promise<void> {
  await tx.deleteFrom('month_balances').where('person_id', '=', personId).where('month_on', '=', `${yearMonth}-01`).execute()
}
