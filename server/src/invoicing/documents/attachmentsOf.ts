import { logosIn } from '../../company/logo/logoStore.ts'
import type { KeptKind } from '../../platform/documents/keptKind.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import type { TimesheetDocument } from '../../platform/documents/timesheetDocument.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readFullTimesheet } from '../../timesheets/full/fullTimesheetStore.ts'
import { timesheetDocument } from '../../timesheets/full/timesheetDocument.ts'
import { findDocument, keepDocument } from './documentStore.ts'
import { invoiceDocumentOf } from './invoiceDocumentOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { keepInvoicePdf } from './keepInvoicePdf.ts'
import { keptCreditNoteUbl, keptInvoiceUbl } from './keptUbl.ts'
import { numberInFileName } from './numberInFileName.ts'

/**
 * The ids of the stored documents that a mail has as attachments. A document that does not exist yet is made and stored
 * (rules mail-12, mail-13, ubl-18).
 */
export async function attachmentsOf(context: CommandContext, row: InvoiceRow): Promise<number[]> {
  const printed = await printedOf(context, row)
  const ubl = await (row.creditNote === null ? keptInvoiceUbl : keptCreditNoteUbl)(context.tx, row)
  return ubl === null ? printed : [...printed, ubl]
}

async function printedOf(context: CommandContext, row: InvoiceRow): Promise<number[]> {
  const kept = (kind: KeptKind) => findDocument(context.tx, row.id, kind)
  if (row.creditNote !== null) return [orNotFound(await kept('credit_note')).id]
  if (row.contractId === null) return [(await kept('invoice'))?.id ?? (await keepInvoicePdf(context.tx, row))]
  if (row.billing.wantsConcatenatedDocuments)
    return [(await kept('concatenated'))?.id ?? (await keepBoth(context, row))]
  return [
    (await kept('invoice'))?.id ?? (await keepInvoicePdf(context.tx, row)),
    (await kept('timesheet'))?.id ?? (await keepTimesheet(context, row)),
  ]
}

async function keepTimesheet({ tx, now }: CommandContext, row: InvoiceRow): Promise<number> {
  const timesheet = await timesheetForCustomer({ tx }, row)
  const content = await renderPdf('timesheet', timesheet, { createdAt: now, logoOf: logosIn(tx) })
  return keepDocument(tx, {
    invoiceId: row.id,
    kind: 'timesheet',
    fileName: `Timesheet bij factuur ${numberInFileName(row.number)}.pdf`,
    content,
    madeAt: now,
  })
}

async function keepBoth({ tx, now, today }: CommandContext, row: InvoiceRow): Promise<number> {
  const timesheet = await timesheetForCustomer({ tx }, row)
  const both = { invoice: invoiceDocumentOf(row, today), timesheet }
  const content = await renderPdf('invoiceWithTimesheet', both, { createdAt: now, logoOf: logosIn(tx) })
  return keepDocument(tx, {
    invoiceId: row.id,
    kind: 'concatenated',
    fileName: `Factuur ${numberInFileName(row.number)} met timesheet.pdf`,
    content,
    madeAt: now,
  })
}

async function timesheetForCustomer({ tx }: Pick<CommandContext, 'tx'>, row: InvoiceRow): Promise<TimesheetDocument> {
  const { contractId, yearMonth } = row
  if (contractId === null || yearMonth === null) throw new Error(`invoice ${row.id} bills no timesheet`)
  const timesheet = orNotFound(await readFullTimesheet(tx, { contractId, yearMonth }))
  return timesheetDocument(tx, timesheet, { contractId, yearMonth, audience: 'customer' })
}
