import type { KeptKind } from '../../platform/documents/contentTypeOf.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readKeptDocument } from './documentStore.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { keepBoth, keepTimesheet } from './keepTimesheet.ts'
import { keepInvoicePdf } from './keepInvoicePdf.ts'
import { keptCreditNoteUbl, keptInvoiceUbl } from './keptUbl.ts'

type DocumentContext = Pick<CommandContext, 'tx' | 'now'>

/** The attachments of a mail. A missing document is made and stored (rules mail-12, mail-13, ubl-18). */
export async function attachmentsOf(
  context: DocumentContext,
  row: InvoiceRow,
  note: CreditNoteRow | null,
  { withUbl }: { readonly withUbl: boolean },
): Promise<number[]> {
  const { tx } = context
  const printed =
    note === null
      ? await printedOf(context, row)
      : [orNotFound(await readKeptDocument(tx, row.id, 'credit_note', note.id)).id]
  if (!withUbl) return printed
  const ubl = note === null ? await keptInvoiceUbl(tx, row) : await keptCreditNoteUbl(tx, row, note)
  return ubl === null ? printed : [...printed, ubl]
}

async function printedOf(context: DocumentContext, row: InvoiceRow): Promise<number[]> {
  const kept = (kind: KeptKind) => readKeptDocument(context.tx, row.id, kind)
  if (row.contractId === null) return [(await kept('invoice'))?.id ?? (await keepInvoicePdf(context.tx, row))]
  if (row.billing.wantsConcatenatedDocuments)
    return [(await kept('concatenated'))?.id ?? (await keepBoth(context.tx, row, context.now))]
  return [
    (await kept('invoice'))?.id ?? (await keepInvoicePdf(context.tx, row)),
    (await kept('timesheet'))?.id ?? (await keepTimesheet(context.tx, row, { createdAt: context.now })),
  ]
}
