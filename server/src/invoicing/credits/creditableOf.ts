import type { CreditFacts } from '@uurwerk/contract/invoicing/creditNotes'
import { unitPriceMillionths } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { freeCostAmount } from '@uurwerk/domain/invoicing/lines/freeCostAmount'
import { cents, sumCents } from '@uurwerk/domain/money/cents'
import type { z } from 'zod'
import type { CreditLineRow, InvoiceRow } from '../invoiceRow.ts'
import { termsOfCost, vatOfInvoice } from '../vatOfInvoices/vatOfInvoice.ts'

const MILLIONTHS_IN_CENT = 10_000

type Creditable = Omit<z.output<typeof CreditFacts>, 'invoiceDate'>
type CreditableLine = Creditable['lines'][number]

/** The quantities and amounts of a numbered invoice that its credit notes have not credited yet (rule invoicing-78). */
export function creditableOf(row: InvoiceRow): Creditable {
  const { terms, groups } = vatOfInvoice(row)
  const credited = row.creditNotes.flatMap(({ lines }) => lines)
  const notes = row.creditNotes.flatMap((note) => note.groups)
  const hours = row.lines.map((line, index): CreditableLine => {
    const parts = credited.filter(({ linePosition }) => linePosition === index)
    return {
      position: index + 1,
      description: line.description,
      kind: 'hours',
      units: 'uur',
      unitPriceMillionths: unitPriceMillionths(line),
      ...leftOf({ quantity: line.seconds, amount: line.amount }, parts),
      vat: terms,
    }
  })
  const costs = row.costs.map((cost, index): CreditableLine => {
    const parts = credited.filter(({ costPosition }) => costPosition === index)
    return {
      position: row.lines.length + index + 1,
      description: cost.description,
      kind: 'cost',
      units: cost.units,
      unitPriceMillionths: cost.cost * MILLIONTHS_IN_CENT,
      ...leftOf({ quantity: cost.amount, amount: freeCostAmount(cost) }, parts),
      vat: termsOfCost(row, cost),
    }
  })
  return {
    lines: [...hours, ...costs],
    groups: groups.map((group) => {
      const taken = notes.filter(
        ({ category, percentage }) => category === group.category && percentage === group.percentage,
      )
      return {
        ...group,
        base: cents(group.base - sumCents(taken.map(({ base }) => base))),
        vat: cents(group.vat - sumCents(taken.map(({ vat }) => vat))),
      }
    }),
  }
}

const leftOf = (
  { quantity, amount }: CreditableLine['left'],
  parts: readonly CreditLineRow[],
): Pick<CreditableLine, 'left' | 'isByAmount'> => ({
  left: {
    quantity: parts.reduce((left, part) => left - (part.quantity ?? 0), quantity),
    amount: cents(amount - sumCents(parts.map((part) => part.amount))),
  },
  isByAmount: parts.some((part) => part.quantity === null),
})
