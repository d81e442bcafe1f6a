import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import { countryCode } from '../numbers/countryCode.ts'
import { creditNoteReason, VAT_TO_GIVE_BACK } from '../creditNoteTexts.ts'
import { ibanOf } from '../numbers/isIban.ts'
import type { Ubl, UblLine } from './ubl.ts'
import { ublAmounts, ublLines, type BilledCost, type BilledOrder, type CreditedAmount } from './ublLines.ts'
import { ublBuyer, ublSeller, type UblBuyer, type UblSeller } from './ublParties.ts'
import type { InvoiceTotals, VatGroup } from '../vat/vatBreakdown.ts'
import type { VatTerms } from '../vat/vatRegime.ts'

/** The data of a numbered invoice. It is copied when the invoice gets its number, so later changes have no effect. */
export type InvoiceSnapshot = {
  readonly company: UblSeller & { readonly iban: string; readonly bic: string }
  readonly customer: UblBuyer
  readonly number: string
  readonly date: Day
  readonly dueDate: Day
  readonly internalReference: string
  readonly externalReference: string
  readonly reference: string
  readonly purchaseOrder: string
  readonly projectReference: string
  readonly accountingReference: string
  readonly buyerReference: string
  readonly deliveryDate: Day | null
  readonly period: DayPeriod | null
  readonly orders: readonly BilledOrder[]
  readonly freeCosts: readonly BilledCost[]
  /** The VAT of the worked hours. */
  readonly vat: VatTerms
  readonly vatBreakdown: readonly VatGroup[]
  readonly totals: InvoiceTotals
  readonly structuredCommunication: string | null
}

export type CreditNoteSnapshot = {
  /** The invoice that is credited. It contains only the credited lines and amounts. */
  readonly invoice: InvoiceSnapshot
  readonly amounts: readonly CreditedAmount[]
  readonly isWhole: boolean
  readonly number: string
  readonly date: Day
  readonly reason: string
}

/** The UBL (e-invoice) of an invoice. The caller must call `refusalOfUbl` first. */
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

/** The amounts are positive, because the type of the document shows that the customer gets the money (rule ubl-14). */
export const ublOfCreditNote = ({ invoice, amounts, isWhole, number, date, reason }: CreditNoteSnapshot): Ubl => ({
  ...common(invoice),
  lines: [...linesOf(invoice), ...ublAmounts(amounts)],
  number,
  date,
  note: [
    reason || creditNoteReason(invoice.number, isWhole),
    ...(invoice.totals.vat > 0 ? [VAT_TO_GIVE_BACK] : []),
  ].join('. '),
  settlement: { kind: 'creditNote', invoiceNumber: invoice.number, invoiceDate: invoice.date },
})

function common(invoice: InvoiceSnapshot) {
  const scope = { withVatNumbers: invoice.vatBreakdown.every(({ category }) => category !== 'O') }
  return {
    buyerReference: buyerReference(invoice),
    purchaseOrder: invoice.purchaseOrder,
    salesOrder: invoice.purchaseOrder === '' ? '' : invoice.internalReference,
    projectReference: invoice.projectReference,
    accountingReference: invoice.accountingReference,
    delivery: deliveryOf(invoice),
    contractReference: invoice.reference,
    period: invoice.period,
    seller: ublSeller(invoice.company, scope),
    buyer: ublBuyer(invoice.customer, scope),
    vatBreakdown: invoice.vatBreakdown,
    totals: invoice.totals,
    lines: linesOf(invoice),
  }
}

const linesOf = ({ orders, freeCosts, vat }: InvoiceSnapshot): UblLine[] => ublLines(orders, freeCosts, vat)

/**
 * The buyer reference of the UBL. It is the customer's reference on the invoice, or else the reference that the
 * customer wants on each invoice. When both are empty and the file has no order reference, it is the reference of the
 * contract, or else the invoice number (PEPPOL-EN16931-R003, rule ubl-5).
 */
function buyerReference({
  externalReference,
  buyerReference: usual,
  purchaseOrder,
  reference,
  number,
}: InvoiceSnapshot): string {
  const own = [externalReference, usual].find(isFilled)
  if (own !== undefined) return own
  return isFilled(purchaseOrder) ? '' : isFilled(reference) ? reference : number
}

const isFilled = (text: string): boolean => text.trim() !== ''

/**
 * The day of the supply in the UBL. The UBL contains this day only when it is not the date of the invoice. For goods to
 * another EU country, the UBL also needs the country (BR-IC-11, BR-IC-12, rule ubl-22).
 */
function deliveryOf({ deliveryDate, date, vatBreakdown, customer }: InvoiceSnapshot): Ubl['delivery'] {
  const isOfGoods = vatBreakdown.some(({ category }) => category === 'K')
  const day = deliveryDate !== null && (deliveryDate !== date || isOfGoods) ? deliveryDate : null
  return { day, country: isOfGoods ? countryCode(customer.country) : '' }
}
