import type { CreditAsked as AskedShape, Creditable, CreditNote } from '@uurwerk/contract/invoicing/creditNotes'
import { PARTS, type CreditableInvoice, type CreditAsked } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { refusalOfDocuments } from '@uurwerk/domain/invoicing/steps/refusalOfDocuments'
import { eurosOf, NO_CENTS } from '@uurwerk/domain/money/cents'
import { divideRounded } from '@uurwerk/domain/money/divideRounded'
import type { z } from 'zod'
import { refusalOfInvoiceUbl } from '../invoiceFactsOf.ts'
import type { CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { vatGroupDto } from '../vatOfInvoices/vatGroupDto.ts'
import { creditableOf } from './creditableOf.ts'

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

/** The quantities and amounts of an invoice that can still be credited; null for a concept. */
export function creditableDto(row: InvoiceRow): z.output<typeof Creditable> | null {
  if (row.number === null) return null
  const { lines, groups }: CreditableInvoice = creditableOf(row)
  return {
    lines: lines.map(({ kind, unitPriceMillionths, left, isByAmount, ...line }, index) => ({
      ...line,
      kind,
      units: kind === 'hours' ? 'uur' : (row.costs[index - row.lines.length]?.units ?? ''),
      unitPrice: unitPriceMillionths / 1e6,
      quantity: Number(divideRounded(BigInt(left.quantity) * 1_000_000n, BigInt(PARTS[kind]))) / 1e6,
      amount: eurosOf(left.amount),
      byAmount: isByAmount,
    })),
    groups: groups.map(vatGroupDto),
  }
}

type Asked = z.output<typeof AskedShape>

/**
 * Converts a request for a credit note to the credit that the rules calculate. For an amount of a VAT group, the reason
 * becomes the text of the line.
 */
export function creditAskedOf({ kind, lines, amount, group, reason }: Asked, invoiceNumber: string): CreditAsked {
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
