import type { KeptKind } from '../../platform/documents/keptKind.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { findDocument } from './documentStore.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { keepBoth, keepTimesheet } from './keepTimesheet.ts'
import { keepInvoicePdf } from './keepInvoicePdf.ts'
import { keptCreditNoteUbl, keptInvoiceUbl } from './keptUbl.ts'

/**
 * The ids of the stored documents that a mail has as attachments. A missing document is made and stored (rules mail-12,
 * mail-13, ubl-18).
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
    return [(await kept('concatenated'))?.id ?? (await keepBoth(context.tx, row, context.now))]
  return [
    (await kept('invoice'))?.id ?? (await keepInvoicePdf(context.tx, row)),
    (await kept('timesheet'))?.id ?? (await keepTimesheet(context.tx, row, { createdAt: context.now })),
  ]
}
