import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import { creditNoteReason, VAT_TO_GIVE_BACK } from '../creditNoteTexts.ts'
import { ibanOf } from '../numbers/isIban.ts'
import type { Ubl } from './ubl.ts'
import { ublLines } from './ublLines.ts'
import type { BilledCost, BilledOrder } from './ublLines.ts'
import { ublBuyer, ublSeller } from './ublParties.ts'
import type { UblBuyer, UblSeller } from './ublParties.ts'
import type { InvoiceTotals, VatGroup } from '../vatBreakdown.ts'
import type { VatTerms } from '../vatRegime.ts'

/** The data of an invoice with a number, as they were copied when the invoice got its number. */
export type InvoiceSnapshot = {
  readonly company: UblSeller & { readonly iban: string; readonly bic: string }
  readonly customer: UblBuyer
  readonly number: string
  readonly date: Day
  readonly dueDate: Day
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  readonly period: DayPeriod | null
  readonly orders: readonly BilledOrder[]
  readonly freeCosts: readonly BilledCost[]
  /** The VAT of the hours. */
  readonly vat: VatTerms
  readonly vatBreakdown: readonly VatGroup[]
  readonly totals: InvoiceTotals
  readonly structuredCommunication: string | null
}

export type CreditNoteSnapshot = {
  readonly invoice: InvoiceSnapshot
  readonly number: string
  readonly date: Day
  readonly reason: string
}

/** The UBL of an invoice for which `refusalOfUbl` gives no refusal. */
export const ublOfInvoice = (invoice: InvoiceSnapshot): Ubl => ({
  ...common(invoice),
  number: invoice.number,
  date: invoice.date,
  note: '',
  settlement: {
    kind: 'invoice',
    dueDate: invoice.dueDate,
    iban: ibanOf(invoice.company.iban) ?? invoice.company.iban,
    bic: invoice.company.bic.replaceAll(/\s/g, ''),
    reference: invoice.structuredCommunication ?? '',
  },
})

/**
 * The amounts of a credit note are positive: the document type shows that the customer gets the money (rule ubl-14).
 */
export const ublOfCreditNote = ({ invoice, number, date, reason }: CreditNoteSnapshot): Ubl => ({
  ...common(invoice),
  number,
  date,
  note: [reason || creditNoteReason(invoice.number), ...(invoice.totals.vat === 0 ? [] : [VAT_TO_GIVE_BACK])].join(
    '. ',
  ),
  settlement: { kind: 'creditNote', invoiceNumber: invoice.number, invoiceDate: invoice.date },
})

function common(invoice: InvoiceSnapshot) {
  const scope = { withVatNumbers: invoice.vatBreakdown.every(({ category }) => category !== 'O') }
  return {
    buyerReference: buyerReference(invoice),
    contractReference: invoice.reference,
    period: invoice.period,
    seller: ublSeller(invoice.company, scope),
    buyer: ublBuyer(invoice.customer, scope),
    vatBreakdown: invoice.vatBreakdown,
    totals: invoice.totals,
    lines: ublLines(invoice.orders, invoice.freeCosts, invoice.vat),
  }
}

/**
 * The buyer reference: the reference of the customer, else the reference of the contract, else the invoice number.
 * PEPPOL-EN16931-R003 requires a buyer reference (rule ubl-5).
 */
const buyerReference = ({ externalReference, reference, number }: InvoiceSnapshot): string =>
  [externalReference, reference].find((text) => text.trim() !== '') ?? number
