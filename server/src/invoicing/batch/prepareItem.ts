import { refusalToInvoiceInBatch } from '@uurwerk/domain/invoicing/steps/refusalToInvoiceInBatch'
import { undoneOnError } from '../../platform/db/undoneOnError.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { CommandContext } from '../../app/context.ts'
import { finishInvoice } from '../finishing/finishInvoice.ts'
import { makeConcept } from '../billing/invoiceFromTimesheet.ts'
import { monthFactsOf } from '../billing/monthFactsOf.ts'
import type { PendingBatch, PendingItem } from './batchStore.ts'

export type PreparedItem = { readonly invoiceId: number; readonly refusal: RefusalOf | null }

/**
 * Sends a payment reminder. The payments module gives this function to invoicing, because invoicing does not import
 * that module.
 */
export type Remind = (context: CommandContext, invoiceId: number) => Promise<void>

/** Makes the invoice of a batch item and gives the invoice a number. The mail is sent in a separate step. */
export async function prepareItem(
  context: CommandContext,
  batch: PendingBatch,
  item: PendingItem,
  remind: Remind,
): Promise<PreparedItem> {
  if (batch.kind === 'invoice_months') return makeAndFinish(context, batch, item)
  const invoiceId = orNotFound(item.invoiceId)
  if (batch.kind === 'send_reminders') {
    await remind(context, invoiceId)
    return { invoiceId, refusal: null }
  }
  await finishInvoice(context, { id: invoiceId, inBatch: true })
  return { invoiceId, refusal: null }
}

/** A concept invoice that cannot get a number is kept, and the batch item shows the reason (rule invoicing-50). */
async function makeAndFinish(context: CommandContext, batch: PendingBatch, item: PendingItem): Promise<PreparedItem> {
  const invoiceId = await makeInvoice(context, batch, item)
  if (!batch.finishes) return { invoiceId, refusal: null }
  try {
    await undoneOnError(context.tx, () => finishInvoice(context, { id: invoiceId, inBatch: true }))
    return { invoiceId, refusal: null }
  } catch (error) {
    if (error instanceof RefusalError) return { invoiceId, refusal: error.refusal }
    throw error
  }
}

async function makeInvoice(context: CommandContext, { yearMonth }: PendingBatch, item: PendingItem): Promise<number> {
  const input = {
    contractId: orNotFound(item.contractId),
    personId: orNotFound(item.personId),
    yearMonth: orNotFound(yearMonth),
  }
  const { id } = await makeConcept(context, input, (month) =>
    assertAllowed(
      refusalToInvoiceInBatch({ ...monthFactsOf(month), completed: month.completed, approved: month.approved }),
    ),
  )
  return id
}
