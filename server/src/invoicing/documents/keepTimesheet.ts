import type { Instant } from '@uurwerk/domain/time/instant'
import { orNotFound } from '../../app/RefusalError.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { TimesheetDocument } from '../../platform/documents/timesheetDocument.ts'
import { readPrintedTimesheet } from '../../timesheets/full/fullTimesheetStore.ts'
import { timesheetDocument } from '../../timesheets/full/timesheetDocument.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { keepDocument } from './documentStore.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import { numberInFileName } from './numberInFileName.ts'

/** Prints the customer's version of the timesheet of an invoice (rule invoicing-64). */
export async function printTimesheetOf(tx: Tx, row: InvoiceRow, createdAt: Instant): Promise<Buffer> {
  return renderPdf('timesheet', await timesheetForCustomer(tx, row), { createdAt, logoOf: logosIn(tx) })
}

type Made = { readonly createdAt: Instant; readonly content?: Buffer | undefined }

export async function keepTimesheet(tx: Tx, row: InvoiceRow, { createdAt, content }: Made): Promise<number> {
  return keepDocument(tx, {
    invoiceId: row.id,
    kind: 'timesheet',
    fileName: `Timesheet bij factuur ${numberInFileName(row.number)}.pdf`,
    content: content ?? (await printTimesheetOf(tx, row, createdAt)),
    madeAt: createdAt,
  })
}

/** Stores the invoice and its timesheet as one PDF file. */
export async function keepBoth(tx: Tx, row: InvoiceRow, createdAt: Instant): Promise<number> {
  const both = { invoice: invoiceDocumentOf(row, row.invoiceOn), timesheet: await timesheetForCustomer(tx, row) }
  const content = await renderPdf('invoiceWithTimesheet', both, { createdAt, logoOf: logosIn(tx) })
  return keepDocument(tx, {
    invoiceId: row.id,
    kind: 'concatenated',
    fileName: `Factuur ${numberInFileName(row.number)} met timesheet.pdf`,
    content,
    madeAt: createdAt,
  })
}

async function timesheetForCustomer(tx: Tx, row: InvoiceRow): Promise<TimesheetDocument> {
  const { contractId, yearMonth } = row
  if (contractId === null || yearMonth === null) throw new Error(`invoice ${row.id} bills no timesheet`)
  const timesheet = orNotFound(await readPrintedTimesheet(tx, { contractId, yearMonth }))
  return timesheetDocument(tx, timesheet, { contractId, yearMonth, audience: 'customer' })
}
