import { enterprisePeppolId } from '@uurwerk/domain/invoicing/peppolId'
import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import type { CommandContext } from '../../app/context.ts'
import { keptCreditNoteUbl, keptInvoiceUbl } from '../documents/keptUbl.ts'
import { receiverOf } from '../invoiceFactsOf.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { insertDelivery } from './deliveryStore.ts'
import { queueStep } from './queueStep.ts'

/** Queues a document for Peppol. Returns false when the document has no UBL file and can only be mailed. */
export async function queueDelivery(
  { tx, actor, now }: CommandContext,
  row: InvoiceRow,
  note: CreditNoteRow | null,
): Promise<boolean> {
  const documentId = note === null ? await keptInvoiceUbl(tx, row) : await keptCreditNoteUbl(tx, row, note)
  const receiver = receiverOf(row)
  const ownNumber = enterpriseNumberOf(row.seller.enterpriseNumber || row.seller.vatNumber)
  if (documentId === null || receiver === null || ownNumber === null) return false
  const sender = enterprisePeppolId(ownNumber)
  const id = await insertDelivery(tx, {
    documentId,
    invoiceId: row.id,
    creditNoteId: note?.id ?? null,
    sender: `${sender.scheme}:${sender.id}`,
    receiver,
    requestedBy: actor.personId,
    now,
  })
  await queueStep(tx, id)
  return true
}
