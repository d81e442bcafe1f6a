import { sickDaysWithoutCertificate } from '@uurwerk/domain/balances/absenceCounter'
import type { Tx } from '../platform/db/transaction.ts'
import type { CounterEntry, LedgerWriter } from './counterEntry.ts'
import { insertCounterEntries, listCounters } from './counterStore.ts'

/**
 * When these entries are the first of a person for sickness without a certificate in a year, first adds the days that
 * the law gives for that year (rule balances-8).
 */
export async function grantSickDays(tx: Tx, entries: readonly CounterEntry[], writer: LedgerWriter): Promise<void> {
  const first = entries.find(({ counter }) => counter === 'SICK_LEAVE_NO_CERTIFICATE')
  if (first === undefined) return
  const { personId, year, counter } = first
  const counters = await listCounters(tx, { personId, year })
  if (counters.some(({ type }) => type === counter)) return
  const amount = sickDaysWithoutCertificate(year)
  await insertCounterEntries(
    tx,
    [{ personId, year, counter, amount, kind: 'grant', cause: { code: 'statutory' } }],
    writer,
  )
}
