import type { CommandContext } from '../../app/context.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { dayOfPayment } from '../booking/bankEntries/allocateEntries.ts'
import { listReturned, type ReturnedEntry } from '../booking/bankEntries/bankEntryStore.ts'
import { insertDismissals } from '../booking/bankEntries/dismissalStore.ts'
import { lockEntries } from '../booking/paymentStore.ts'
import { undoPayments } from '../booking/undoPayments.ts'
import type { StoredEntry } from './storeStatement.ts'

/**
 * Undoes the payments that the bank returned. Their invoices are open again, and HR does not have to handle the
 * movement or its return. When it is unclear which movement the bank returned, HR handles the return (rules
 * payments-25, payments-43). A return of refunded or set-off money waits for HR, and the other movements are imported
 * (rule payments-33).
 */
export async function undoReturned(context: CommandContext, entries: readonly StoredEntry[]) {
  const reversals = entries.filter(({ isReversal }) => isReversal)
  const reversalIds = reversals.map(({ id }) => id)
  const found = await listReturned(context.tx, reversalIds)
  const done: ReturnedEntry[] = []
  for (const returned of found) if (await isUndone(context, returned)) done.push(returned)
  const waiting = found.filter((returned) => !done.includes(returned))
  const reversalOf = new Map(reversals.map((reversal) => [reversal.id, reversal]))
  const isFound = new Set(found.map(({ reversalId }) => reversalId))
  return {
    entryIds: done.flatMap(({ id, reversalId }) => [id, reversalId]),
    payments: done.flatMap(({ paymentIds }) => paymentIds).length,
    waiting: [
      ...waiting.map(({ reversalId, invoices }) => ({ entry: reversalOf.get(reversalId)!, invoices })),
      ...reversals.filter(({ id }) => !isFound.has(id)).map((entry) => ({ entry, invoices: [] })),
    ],
  }
}

/**
 * Processes a returned payment that the import left to HR, because its money was refunded or set off: the payment is
 * undone. HR must first undo the refund or the set-off (rule payments-33).
 */
export async function processReturn(context: CommandContext, id: number): Promise<Record<never, never>> {
  await lockEntries(context.tx, [id])
  const [returned] = await listReturned(context.tx, [id])
  await undoOne(context, orNotFound(returned))
  return {}
}

async function isUndone(context: CommandContext, returned: ReturnedEntry): Promise<boolean> {
  try {
    await undoneOnError(context.tx, () => undoOne(context, returned))
    return true
  } catch (error) {
    if (error instanceof RefusalError && error.refusal.code === 'payment_credit_used') return false
    throw error
  }
}

async function undoOne(
  context: CommandContext,
  { id, reversalId, returnedOn, paymentIds }: ReturnedEntry,
): Promise<void> {
  const { tx, now, today } = context
  if (paymentIds.length > 0) await undoPayments(context, paymentIds, dayOfPayment(returnedOn, today))
  await insertDismissals(tx, [id, reversalId], { remember: false, by: null, now })
}
