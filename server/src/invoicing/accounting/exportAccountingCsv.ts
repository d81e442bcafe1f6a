import { accountingCsvHead, accountingCsvLines, type AccountingDocument } from '@uurwerk/domain/invoicing/accountingCsv'
import { Readable } from 'node:stream'
import { FileAnswer } from '../../app/FileAnswer.ts'
import type { QueryContext } from '../../app/context.ts'
import { readFromStandby } from '../../app/readFromStandby.ts'
import { listAccountingRows, type AccountingKey, type AccountingPeriod, type AccountingRow } from './accountingStore.ts'
import { startAccountingExport } from './startAccountingExport.ts'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { addDays } from '@uurwerk/domain/time/day'

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
 * The CSV file for the accounting program, with one line for each invoice and credit note of a period. The lines are
 * read while the client downloads the file. A year of documents therefore uses little memory and does not delay other
 * calls.
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
 * A standby can be some seconds behind, so it may not have the newest documents. The primary has all documents of the
 * list.
 */
async function rowsOf(context: QueryContext, keys: readonly AccountingKey[]): Promise<AccountingRow[]> {
  const rows = await readFromStandby(context, (db) => listAccountingRows(db, keys))
  return rows.length === keys.length ? rows : listAccountingRows(context.db, keys)
}
