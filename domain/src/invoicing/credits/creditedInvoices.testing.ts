import { cents, centsOfEuros } from '../../money/cents.ts'
import { hundredths } from '../../money/hundredths.ts'
import { freeCostAmount } from '../lines/freeCostAmount.ts'
import { vatBreakdown } from '../vat/vatBreakdown.ts'
import { vatTermsOf, type VatRegime } from '../vat/vatRegime.ts'
import { creditNoteOf, type CreditNoteContents } from './creditNoteOf.ts'
import type { CreditableInvoice, CreditableLine, CreditInput } from './creditableInvoice.ts'

export const termsOf = (regime: VatRegime) => vatTermsOf(regime, { language: 'nl', ground: '' })
export type Line = Pick<CreditableLine, 'kind' | 'unitPriceMillionths' | 'left' | 'vat'>

export const cost = (quantity: number, price: number, regime: VatRegime): Line => {
  const one = { amount: hundredths(Math.round(quantity * 100)), cost: centsOfEuros(price) }
  const left = { quantity: one.amount, amount: freeCostAmount(one) }
  return { kind: 'cost', unitPriceMillionths: one.cost * 10_000, left, vat: termsOf(regime) }
}

export const invoiceOf = (...lines: readonly Line[]): CreditableInvoice => ({
  lines: lines.map((line, index) => ({
    ...line,
    position: index + 1,
    description: `lijn ${index + 1}`,
    isByAmount: false,
  })),
  groups: vatBreakdown(lines.map(({ left, vat }) => ({ amount: left.amount, vat }))),
})

/** The invoice after a credit note, as the server would load it again. */

export const after = (invoice: CreditableInvoice, note: CreditNoteContents): CreditableInvoice => ({
  lines: invoice.lines.map((line) => {
    const part = note.lines.find(({ position }) => position === line.position)
    if (part === undefined) return line
    const { quantity, amount } = line.left
    return {
      ...line,
      left: { quantity: quantity - (part.quantity ?? 0), amount: cents(amount - part.amount) },
      isByAmount: line.isByAmount || part.quantity === null,
    }
  }),
  groups: invoice.groups.map((group) => {
    const part = note.groups.find(
      ({ category, percentage }) => category === group.category && percentage === group.percentage,
    )
    return { ...group, base: cents(group.base - (part?.base ?? 0)), vat: cents(group.vat - (part?.vat ?? 0)) }
  }),
})

export const made = (invoice: CreditableInvoice, input: CreditInput): CreditNoteContents => {
  const answer = creditNoteOf(invoice, input)
  if ('refusal' in answer) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
  return answer.made
}

export const FULL: CreditInput = { kind: 'full' }
