import type { ReleaseMonthFacts } from '@uurwerk/domain/invoicing/credits/refusalToReleaseMonth'
import type { InvoiceFacts } from '@uurwerk/domain/invoicing/steps/invoiceStatus'
import type { InvoiceStepFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { FinishInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToFinishInvoice'
import { missingSellerFields } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import { refusalOfUbl, type UblFacts, type UblRefusal } from '@uurwerk/domain/invoicing/ubl/refusalOfUbl'
import type { FinishWarningFacts } from '@uurwerk/domain/invoicing/steps/warningsOnFinishing'
import { peppolIdOfBuyer } from '@uurwerk/domain/invoicing/peppolId'
import type { RetryFacts } from '@uurwerk/domain/invoicing/peppol/refusalToRetry'
import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { hasEnded, lastDeliveries } from '@uurwerk/domain/invoicing/peppol/lastDeliveries'
import { vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { Day } from '@uurwerk/domain/time/day'
import { buyerOf } from './buyerOf.ts'
import { reachedBy } from './finishing/documentsToSend.ts'
import { invoiceDateOf } from './invoiceDateOf.ts'
import type { InvoiceRow, InvoiceSummaryRow } from './invoiceRow.ts'
import { regimesOfInvoice } from './vatOfInvoices/vatOfInvoice.ts'

// The facts about an invoice that the rules of the domain need.

export const invoiceFactsOf = (row: InvoiceSummaryRow): InvoiceFacts => ({
  number: row.number,
  creditNote:
    row.creditNoteNumber === null || row.credited < row.includingVat ? null : { number: row.creditNoteNumber },
  mailed: { invoice: row.mailedAt !== null, creditNote: row.creditNoteMailedAt !== null },
})

export const finishFactsOf = (row: InvoiceRow, today: Day): FinishInvoiceFacts => ({
  ...invoiceFactsOf(row),
  totalExcludingVat: row.excludingVat,
  vat: {
    regimes: regimesOfInvoice(row),
    ground: row.disclaimer,
    seller: row.seller,
    buyer: buyerOf(row.billing),
    hasDelivery: suppliedUntil(row) !== null,
  },
  invoiceDate: invoiceDateOf(row, today),
  today,
  sellerCountry: row.seller.country,
  missingSellerFields: missingSellerFields(row.seller),
})

export const warningFactsOf = (row: InvoiceRow, today: Day): Omit<FinishWarningFacts, 'last'> => ({
  invoiceDate: invoiceDateOf(row, today),
  today,
  paymentTermDays: row.billing.paymentTerm,
  suppliedUntil: suppliedUntil(row),
  country: row.billing.country,
  vatId: buyerOf(row.billing).vatId,
  regime: row.vatRegime,
  regimeName: row.ownRegimeName ?? vatRegime(row.vatRegime).name,
  regimes: regimesOfInvoice(row),
  unchosen: row.vatUnchosen,
  purchaseOrder: row.purchaseOrder,
  purchaseOrders: row.purchaseOrders,
  before: row.vatBefore,
})

const suppliedUntil = ({ yearMonth, supply }: InvoiceRow): Day | null =>
  yearMonth === null ? (supply.period?.end ?? supply.deliveryOn) : lastDayOf(yearMonth)

export const ublFactsOf = ({ seller, billing }: Pick<InvoiceRow, 'seller' | 'billing'>): UblFacts => ({
  company: seller,
  customer: buyerOf(billing),
})

/**
 * The reason why a document cannot have a UBL; null when it can. The document is the given one, otherwise the latest
 * credit note, otherwise the invoice. A document with a stored UBL keeps it, also when the current rule would refuse it
 * (rules ubl-4, ubl-17).
 */
export const refusalOfInvoiceUbl = (
  row: InvoiceRow,
  document: { readonly keepsUbl: boolean } = row.creditNotes[0] ?? row,
): UblRefusal | null => (document.keepsUbl ? null : refusalOfUbl(ublFactsOf(row)))

export function receiverOf(row: InvoiceRow): string | null {
  const address = refusalOfInvoiceUbl(row) === null ? peppolIdOfBuyer(buyerOf(row.billing)) : null
  return address === null ? null : `${address.scheme}:${address.id}`
}

/**
 * The facts that decide whether an invoice is sent over Peppol. `found` is null here, because only a call that sends
 * the invoice asks the network whether the receiver is on Peppol.
 */
const peppolFactsOf = (row: InvoiceRow): InvoiceStepFacts['peppol'] => ({
  channel: row.channel,
  setUp: row.peppolSetUp,
  receiver: receiverOf(row),
  found: null,
  waiting: row.deliveries.some(({ state }) => isWaiting(state)),
  unclear: lastDeliveries(row.deliveries).some((delivery) => delivery.state === 'unclear' && hasEnded(delivery)),
  reachedBy: reachedBy(row),
})

export const releaseFactsOf = (row: InvoiceRow): ReleaseMonthFacts => ({
  creditNote: invoiceFactsOf(row).creditNote,
  keepsMonth: row.contractId !== null && row.live,
})

export const retryFactsOf = ({ peppolSetUp: setUp, deliveries }: InvoiceRow): RetryFacts => ({ setUp, deliveries })

export const stepFactsOf = (row: InvoiceRow): InvoiceStepFacts => ({
  ...invoiceFactsOf(row),
  documentsForgotten: row.documentsForgotten,
  addresses: row.emails.map(({ emailAddress, confirmedAt }) => ({ emailAddress, confirmed: confirmedAt !== null })),
  contactMail: row.contactMail,
  peppol: peppolFactsOf(row),
  mailUnderWay: row.mails.some(({ status }) => status === 'queued'),
  invoiceDate: row.invoiceOn,
})
