import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/batches'
import type { CommandContext } from '../../app/context.ts'
import { knownInvoices } from './batchStore.ts'
import { assertKnown } from './assertKnown.ts'
import { startBatch } from './startBatch.ts'

type Input = BodyOf<typeof calls.sendInvoices>

/** Mails many invoices, or their credit notes. */
export async function sendInvoices(context: CommandContext, { invoiceIds }: Input): Promise<{ readonly id: number }> {
  const contractOf = await knownInvoices(context.tx, invoiceIds)
  assertKnown('invoiceIds', invoiceIds, new Set(contractOf.keys()))
  return startBatch(context, {
    kind: 'send_invoices',
    yearMonth: null,
    finishes: false,
    sends: true,
    items: [...contractOf].map(([invoiceId, contractId]) => ({ invoiceId, contractId })),
  })
}
