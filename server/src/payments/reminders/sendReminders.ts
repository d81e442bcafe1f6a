import type { CommandContext } from '../../app/context.ts'
import { assertKnown } from '../../invoicing/batch/assertKnown.ts'
import { knownInvoices } from '../../invoicing/batch/batchStore.ts'
import { startBatch } from '../../invoicing/batch/startBatch.ts'

/** Mails payment reminders to many customers. One invoice identifies each customer. */
export async function sendReminders(
  context: CommandContext,
  { invoiceIds }: { readonly invoiceIds: readonly number[] },
): Promise<{ readonly id: number }> {
  const contractOf = await knownInvoices(context.tx, invoiceIds)
  assertKnown('invoiceIds', invoiceIds, new Set(contractOf.keys()))
  return startBatch(context, {
    kind: 'send_reminders',
    yearMonth: null,
    finishes: false,
    sends: false,
    items: [...contractOf].map(([invoiceId, contractId]) => ({ invoiceId, contractId })),
  })
}
