import type { CreditInput as InputShape, CreditNote } from '@uurwerk/contract/invoicing/creditNotes'
import type { CreditInput } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import { eurosOf, NO_CENTS } from '@uurwerk/domain/money/cents'
import type { z } from 'zod'
import { refusalOfInvoiceUbl } from '../invoiceFactsOf.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { vatGroupDto } from '../vatOfInvoices/vatGroupDto.ts'

export const creditNoteDto = (row: InvoiceRow, note: CreditNoteRow): z.output<typeof CreditNote> => ({
  id: note.id,
  number: note.number,
  date: note.date,
  reason: note.reason,
  kind: note.kind,
  totalVATExcluded: eurosOf(note.totals.excludingVat),
  totalVATIncluded: eurosOf(note.totals.includingVat),
  vatBreakdown: note.groups.map(vatGroupDto),
  mailed: note.mailedAt !== null,
  actions: {
    download: refusalOfDocuments(row.documentsForgotten),
    downloadUbl: refusalOfDocuments(row.documentsForgotten) ?? refusalOfInvoiceUbl(row, note),
  },
})

type Input = z.output<typeof InputShape>

/**
 * The credit for which a request asks. When HR credits an amount of a VAT group (all lines with the same VAT), the
 * reason in the request becomes the text of the line.
 */
export function creditInputOf({ kind, lines, amount, group, reason }: Input, invoiceNumber: string): CreditInput {
  if (kind === 'full') return { kind }
  if (kind === 'amount') {
    const description = reason || `Tegoed op factuur ${invoiceNumber}`
    return { kind, amount: amount ?? NO_CENTS, group: group ?? { category: 'O', percentage: null }, description }
  }
  return {
    kind,
    lines: (lines ?? []).map((line) => ({
      position: line.position,
      quantity: line.quantity ?? null,
      amount: line.amount ?? null,
    })),
  }
}
