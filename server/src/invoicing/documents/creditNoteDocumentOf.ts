import { hundredths } from '@uurwerk/domain/money/hundredths'
import { seconds, sumSeconds } from '@uurwerk/domain/money/seconds'
import { formatReason } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { CreditNoteDocument } from '../../platform/documents/creditNoteDocument.ts'
import type { LineVat } from '../../platform/documents/invoiceDocument.ts'
import { costLineOf, invoiceDocumentOf, ordersOf } from './invoiceDocumentOf.ts'
import type { CreditLineRow, CreditNoteRow, InvoiceRow } from '../invoiceRow.ts'
import { termsOfCost, vatOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'

export function creditNoteDocumentOf(row: InvoiceRow, note: CreditNoteRow): CreditNoteDocument {
  const { number } = row
  if (number === null) throw new Error(`invoice ${row.id} has no credit note`)
  const hours = note.lines.flatMap(({ linePosition, quantity, amount }) => {
    const line = linePosition === null ? undefined : row.lines[linePosition]
    return line === undefined || quantity === null ? [] : [{ ...line, seconds: seconds(quantity), amount }]
  })
  const costs = note.lines.flatMap(({ costPosition, quantity, amount }) => {
    const cost = costPosition === null ? undefined : row.costs[costPosition]
    if (cost === undefined || quantity === null) return []
    return [{ ...costLineOf(row, cost), amount: hundredths(quantity), total: amount }]
  })
  return {
    invoice: {
      ...invoiceDocumentOf(row, row.invoiceOn),
      number,
      orders: ordersOf(row, hours),
      freeCosts: costs,
      worked: sumSeconds(hours.map((line) => line.seconds)),
      vatBreakdown: [...note.groups],
      totals: note.totals,
    },
    amounts: note.lines
      .filter(({ quantity }) => quantity === null)
      .map((line) => ({ description: line.description, amount: line.amount, vat: vatOf(row, line) })),
    isWhole: note.kind === 'full',
    number: note.number,
    date: note.date,
    reason: note.reason,
  }
}

/** The VAT of a credited amount: the VAT of its invoice line, or of its whole VAT group. */
function vatOf(row: InvoiceRow, { linePosition, costPosition, category, percentage }: CreditLineRow): LineVat {
  const { terms, groups } = vatOfInvoice(row)
  if (linePosition !== null) return terms
  const cost = costPosition === null ? undefined : row.costs[costPosition]
  if (cost !== undefined) return termsOfCost(row, cost)
  const group = groups.find((one) => one.category === category && one.percentage === percentage)
  return {
    regime: terms.regime,
    category,
    percentage,
    code: group?.code ?? '',
    reason: group === undefined ? '' : formatReason(group),
  }
}
