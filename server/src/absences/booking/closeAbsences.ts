import type { Cause } from '@uurwerk/domain/people/cause'
import type { LedgerWriter } from '../../balances/counterEntry.ts'
import { insertUsesGivenBack } from '../../balances/counterStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { markAbsencesClosed } from '../absenceStore.ts'

type Closing = LedgerWriter & { readonly ids: readonly number[]; readonly cause: Cause }

/** The leave counters get the days of these absences again (rule absences-40). */
export async function closeAbsences(tx: Tx, { ids, cause, ...writer }: Closing): Promise<void> {
  if (ids.length === 0) return
  await markAbsencesClosed(tx, ids, { cause, now: writer.now })
  await insertUsesGivenBack(tx, { absenceIds: ids, cause }, writer)
}
