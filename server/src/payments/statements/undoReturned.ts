import type { CommandContext } from '../../app/context.ts'
import { listReturned } from '../booking/bankEntryStore.ts'
import { insertDismissals } from '../booking/dismissalStore.ts'
import { undoPayments } from '../booking/undoPayments.ts'
import type { StoredEntry } from './storeStatement.ts'

/**
 * Cancels the payments of bank movements that the bank returned: the invoices of these payments become open again. HR
 * does not need to handle the movement or its return (rule payments-25).
 */
export async function undoReturned(context: CommandContext, entries: readonly StoredEntry[]) {
  const { tx, now } = context
  const reversals = entries.filter(({ isReversal }) => isReversal).map(({ id }) => id)
  const returned = reversals.length === 0 ? [] : await listReturned(tx, reversals)
  const paymentIds = returned.flatMap((entry) => entry.paymentIds)
  if (paymentIds.length > 0) await undoPayments(context, paymentIds)
  const entryIds = returned.flatMap(({ id, reversalId }) => [id, reversalId])
  await insertDismissals(tx, entryIds, { remember: false, by: null, now })
  return { entryIds, payments: paymentIds.length }
}
