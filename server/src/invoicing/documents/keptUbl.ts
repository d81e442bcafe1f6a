import { refusalOfUbl } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import { ublOfCreditNote, ublOfInvoice } from '@uurwerk/domain/invoicing/ubl/ublOf'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Picture } from '../../platform/documents/ubl/ublParts.ts'
import { keepBoth, keepTimesheet } from './keepTimesheet.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { writeUbl } from '../../platform/documents/ubl/writeUbl.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { creditNoteDocumentOf } from './creditNoteDocumentOf.ts'
import { readKeptDocument, keepDocument, readDocument } from './documentStore.ts'
import { ublFactsOf } from '../invoiceFactsOf.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { keepInvoicePdf } from './keepInvoicePdf.ts'
import { numberInFileName } from './numberInFileName.ts'

// A UBL depends only on the stored data and the stored PDF, so a UBL that is made later has the same bytes (rule
// ubl-17).

/**
 * The id of the stored UBL of a numbered invoice; null when the invoice has no UBL. The UBL is made on the first
 * request.
 */
export async function keptInvoiceUbl(tx: Tx, row: InvoiceRow, timesheet?: Buffer): Promise<number | null> {
  const { id, number, invoiceOn, confirmedAt } = row
  if (number === null || confirmedAt === null) throw new Error(`invoice ${id} has no number`)
  const kept = await readKeptDocument(tx, id, 'invoice_ubl')
  if (kept !== null) return kept.id
  if (refusalOfUbl(ublFactsOf(row)) !== null) return null
  if ((await readKeptDocument(tx, id, 'invoice')) === null) await keepInvoicePdf(tx, row)
  const ubl = ublOfInvoice({ ...invoiceDocumentOf(row, invoiceOn), number })
  return keepDocument(tx, {
    invoiceId: id,
    kind: 'invoice_ubl',
    fileName: `Factuur ${numberInFileName(number)}.xml`,
    content: writeUbl(ubl, await picturesOf(tx, row, { createdAt: confirmedAt, content: timesheet })),
    madeAt: confirmedAt,
  })
}

/** The maximum total size of the PDFs inside a UBL, in bytes. Peppol access points refuse larger files. */
const MOST_BYTES = 6 * 1024 * 1024

/**
 * True when the customer chose to get the timesheet inside the UBL. An invoice of an earlier release has no such
 * choice, and its UBL contains no timesheet.
 */
export const embedsTimesheet = ({ contractId, billing }: InvoiceRow): boolean =>
  contractId !== null && billing.embedTimesheet === true

type Made = { readonly createdAt: Instant; readonly content: Buffer | undefined }

/**
 * The PDFs inside the UBL of an invoice: the invoice, and its timesheet when the customer wants it, as two files or as
 * one. A timesheet that is too large is only mailed (rule ubl-24).
 */
async function picturesOf(tx: Tx, row: InvoiceRow, made: Made): Promise<Picture[]> {
  const { id, yearMonth, billing } = row
  const invoice = orNotFound(await readDocument(tx, id, 'invoice'))
  if (!embedsTimesheet(row)) return [invoice]
  if (billing.wantsConcatenatedDocuments) {
    if ((await readKeptDocument(tx, id, 'concatenated')) === null) await keepBoth(tx, row, made.createdAt)
    const both = orNotFound(await readDocument(tx, id, 'concatenated'))
    return both.content.length > MOST_BYTES ? [invoice] : [both]
  }
  if ((await readKeptDocument(tx, id, 'timesheet')) === null) await keepTimesheet(tx, row, made)
  const timesheet = { ...orNotFound(await readDocument(tx, id, 'timesheet')), id: `Timesheet ${yearMonth}` }
  return invoice.content.length + timesheet.content.length > MOST_BYTES ? [invoice] : [invoice, timesheet]
}

/** The id of the stored UBL of a credit note; null when the credit note has no UBL. */
export async function keptCreditNoteUbl(tx: Tx, row: InvoiceRow, note: CreditNoteRow): Promise<number | null> {
  const { id } = row
  const kept = await readKeptDocument(tx, id, 'credit_note_ubl', note.id)
  if (kept !== null) return kept.id
  if (refusalOfUbl(ublFactsOf(row)) !== null) return null
  const pdf = orNotFound(await readDocument(tx, id, 'credit_note', note.id))
  return keepDocument(tx, {
    invoiceId: id,
    creditNoteId: note.id,
    kind: 'credit_note_ubl',
    fileName: `Creditnota ${numberInFileName(note.number)}.xml`,
    content: writeUbl(ublOfCreditNote(creditNoteDocumentOf(row, note)), [pdf]),
    madeAt: pdf.madeAt,
  })
}
