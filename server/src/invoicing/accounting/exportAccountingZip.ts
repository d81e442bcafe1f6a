import { refusalOfUbl } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import { FileAnswer } from '../../app/FileAnswer.ts'
import type { QueryContext } from '../../app/context.ts'
import { zipOf, type ZipEntry } from '../../app/zipOf.ts'
import { downloadCreditNote, downloadInvoice } from '../documents/downloadInvoice.ts'
import { downloadCreditNoteUbl, downloadInvoiceUbl } from '../documents/downloadUbl.ts'
import { ublFactsOf } from '../invoiceFactsOf.ts'
import { numberInFileName } from '../documents/numberInFileName.ts'
import { listAccountingRows, type AccountingPeriod, type AccountingRow } from './accountingStore.ts'
import { startAccountingExport } from './startAccountingExport.ts'

/**
 * A zip file with the stored PDF and the stored UBL of each invoice and credit note of a period (rule invoicing-60).
 */
export async function exportAccountingZip(context: QueryContext, period: AccountingPeriod): Promise<FileAnswer> {
  const keys = await startAccountingExport(context, { period, format: 'zip' })
  const rows = await listAccountingRows(context.db, keys)
  return new FileAnswer({
    content: zipOf(rows.filter((row) => !row.documentsForgotten).flatMap((row) => entriesOf(context, row))),
    contentType: 'application/zip',
    fileName: `Facturen ${period.from} tot ${period.to}.zip`,
  })
}

/**
 * The PDF and the UBL of one document in a zip file. Each file is read or printed only when the zip file needs it, so
 * that the next files use no memory and no database connection yet (rule invoicing-60).
 */
function entriesOf({ db, now, today }: QueryContext, row: AccountingRow): ZipEntry[] {
  const { kind, invoiceId: id, number } = row
  const creditNote = { id, creditNoteId: row.creditNoteId ?? undefined }
  const name = `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${numberInFileName(number)}`
  const pdf = {
    name: `${name}.pdf`,
    read: () => (kind === 'invoice' ? downloadInvoice(db, { id, now, today }) : downloadCreditNote(db, creditNote)),
  }
  if (!row.keepsUbl && refusalOfUbl(ublFactsOf(row)) !== null) return [pdf]
  const readUbl = () => (kind === 'invoice' ? downloadInvoiceUbl(db, id) : downloadCreditNoteUbl(db, creditNote))
  return [pdf, { name: `${name}.xml`, read: readUbl }]
}
