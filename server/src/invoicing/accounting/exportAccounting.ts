import { accountingCsvHead, accountingCsvLines, type AccountingDocument } from '@uurwerk/domain/invoicing/accountingCsv'
import { Readable } from 'node:stream'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { addDays } from '@uurwerk/domain/time/day'
import { refusalOfRange } from '@uurwerk/domain/time/refusalOfRange'
import { refusalOfUbl } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { QueryContext } from '../../app/context.ts'
import {
  listAccountingKeys,
  listAccountingRows,
  type AccountingKey,
  type AccountingPeriod,
  type AccountingRow,
} from './accountingStore.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { readFromStandby } from '../../app/readFromStandby.ts'
import { zipOf, type ZipEntry } from '../../app/zipOf.ts'
import { downloadCreditNote, downloadInvoice } from '../documents/downloadInvoice.ts'
import { downloadCreditNoteUbl, downloadInvoiceUbl } from '../documents/downloadUbl.ts'
import { ublFactsOf } from '../invoiceFactsOf.ts'
import { numberInFileName } from '../documents/numberInFileName.ts'

type Input = { readonly period: AccountingPeriod; readonly format: 'csv' | 'zip' }

/** The audit entry is written before the first byte is sent (rule invoicing-61). */
async function startAccountingExport(context: QueryContext, { period, format }: Input): Promise<AccountingKey[]> {
  const { db } = context
  assertAllowed(refusalOfRange(period.from, period.to))
  const keys = await listAccountingKeys(db, period)
  if (format === 'zip' && keys.length === 0) throw new RefusalError({ code: 'nothing_to_export' })
  await recordCallerAct(context, {
    action: 'export accounting',
    entity: 'invoice',
    entityId: null,
    after: { from: period.from, to: period.to, format, items: keys.length },
  })
  return keys
}

const accountingDocumentOf = (row: AccountingRow): AccountingDocument => ({
  kind: row.kind,
  number: row.number,
  date: row.on,
  dueDate: row.kind === 'invoice' ? addDays(row.on, row.billing.paymentTerm) : null,
  customer: { name: row.billing.organisationName, vatNumber: row.billing.vat, country: row.billing.country },
  yearMonth: row.yearMonth,
  totals: { excludingVat: row.excludingVat, vat: row.vat, includingVat: row.includingVat },
  vatRegimes: row.vatRegimes,
  vatBreakdown: row.vatBreakdown,
  costs: row.costs,
  paymentReference: paymentReference({ year: row.numberYear, sequence: row.numberSequence }),
  internalReference: row.internalReference,
  externalReference: row.externalReference,
  creditedNumber: row.kind === 'invoice' ? null : row.invoiceNumber,
})

const DOCUMENTS_AT_ONCE = 500

/**
 * One line for each invoice and credit note of a period. The lines are read during the download, so a year of documents
 * uses little memory and does not delay other calls.
 */
export async function exportAccountingCsv(context: QueryContext, period: AccountingPeriod): Promise<FileAnswer> {
  const keys = await startAccountingExport(context, { period, format: 'csv' })
  return new FileAnswer({
    content: Readable.from(partsOf(context, keys)),
    contentType: 'text/csv; charset=utf-8',
    fileName: `Facturen ${period.from} tot ${period.to}.csv`,
  })
}

async function* partsOf(context: QueryContext, keys: readonly AccountingKey[]): AsyncIterable<Buffer> {
  yield Buffer.from(accountingCsvHead)
  for (let first = 0; first < keys.length; first += DOCUMENTS_AT_ONCE) {
    const rows = await rowsOf(context, keys.slice(first, first + DOCUMENTS_AT_ONCE))
    yield Buffer.from(accountingCsvLines(rows.map(accountingDocumentOf)))
  }
}

/**
 * Reads the rows from a standby. A standby can be some seconds behind and miss the newest documents. The rows are then
 * read from the primary, which has all documents.
 */
async function rowsOf(context: QueryContext, keys: readonly AccountingKey[]): Promise<AccountingRow[]> {
  const rows = await readFromStandby(context, (db) => listAccountingRows(db, keys))
  return rows.length === keys.length ? rows : listAccountingRows(context.db, keys)
}

/** A zip file with the stored PDF and UBL of each invoice and credit note of a period (rule invoicing-60). */
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
