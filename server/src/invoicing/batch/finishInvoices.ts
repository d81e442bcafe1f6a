import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/invoicing/batches'
import type { CommandContext } from '../../app/context.ts'
import { knownInvoices } from './batchStore.ts'
import { assertKnown } from './assertKnown.ts'
import { startBatch } from './startBatch.ts'

type Input = BodyOf<typeof calls.finishInvoices>

/** Gives many concept invoices their numbers, in the order of the list. */
export async function finishInvoices(
  context: CommandContext,
  { invoiceIds, send }: Input,
): Promise<{ readonly id: number }> {
  const contractOf = await knownInvoices(context.tx, invoiceIds)
  assertKnown('invoiceIds', invoiceIds, new Set(contractOf.keys()))
  return startBatch(context, {
    kind: 'finish_invoices',
    yearMonth: null,
    finishes: true,
    sends: send,
    items: [...contractOf].map(([invoiceId, contractId]) => ({ invoiceId, contractId })),
  })
}
