import { refusalToInvoiceInBatch } from '@uurwerk/domain/invoicing/refusalToInvoiceInBatch'
import { undoneOnError } from '../../db/undoneOnError.ts'
import { demand, found, Refused, type Refusing } from '../../http/Refused.ts'
import type { Writing } from '../../http/route.ts'
import { finishInvoice } from '../finishInvoice.ts'
import { makeConcept } from '../invoiceFromTimesheet.ts'
import { monthFactsOf } from '../monthFactsOf.ts'
import type { PendingBatch, PendingItem } from './batchStore.ts'

export type PreparedItem = { readonly invoiceId: number; readonly refusal: Refusing | null }

/** All but the mail. */
export async function prepareItem(writing: Writing, batch: PendingBatch, item: PendingItem): Promise<PreparedItem> {
  if (batch.kind === 'invoice_months') return makeAndFinish(writing, batch, item)
  const invoiceId = found(item.invoiceId)
  await finishInvoice(writing, { id: invoiceId })
  return { invoiceId, refusal: null }
}

/** A concept that was made and cannot get its number stays, and says why. */
async function makeAndFinish(writing: Writing, batch: PendingBatch, item: PendingItem): Promise<PreparedItem> {
  const invoiceId = await makeInvoice(writing, batch, item)
  if (!batch.finishes) return { invoiceId, refusal: null }
  try {
    await undoneOnError(writing.tx, () => finishInvoice(writing, { id: invoiceId }))
    return { invoiceId, refusal: null }
  } catch (error) {
    if (error instanceof Refused) return { invoiceId, refusal: error.refusal }
    throw error
  }
}

async function makeInvoice(writing: Writing, { yearMonth }: PendingBatch, item: PendingItem): Promise<number> {
  const asked = { contractId: found(item.contractId), personId: found(item.personId), yearMonth: found(yearMonth) }
  const { id } = await makeConcept(writing, asked, (month) =>
    demand(refusalToInvoiceInBatch({ ...monthFactsOf(month), completed: month.completed, approved: month.approved })),
  )
  return id
}
