import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { keepDocument } from './documentStore.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { numberInFileName } from './numberInFileName.ts'

/**
 * A PDF depends only on the stored data and the moment of numbering, so printing it again gives the same bytes (rule
 * invoicing-66).
 */
export async function keepInvoicePdf(tx: Tx, row: InvoiceRow): Promise<number> {
  const { id, number, invoiceOn, confirmedAt } = row
  if (number === null || confirmedAt === null) throw new Error(`invoice ${id} has no number`)
  const content = await renderPdf('invoice', invoiceDocumentOf(row, invoiceOn), {
    createdAt: confirmedAt,
    logoOf: logosIn(tx),
  })
  return keepDocument(tx, {
    invoiceId: id,
    kind: 'invoice',
    fileName: `Factuur ${numberInFileName(number)}.pdf`,
    content,
    madeAt: confirmedAt,
  })
}
