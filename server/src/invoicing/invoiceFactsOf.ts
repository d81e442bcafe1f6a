import type { InvoiceFacts } from '@uurwerk/domain/invoicing/invoiceStatus'
import type { SendInvoiceFacts } from '@uurwerk/domain/invoicing/refusalToSendInvoice'
import type { FinishInvoiceFacts } from '@uurwerk/domain/invoicing/refusalToFinishInvoice'
import { missingSellerFields } from '@uurwerk/domain/invoicing/missingSellerFields'
import { refusalOfUbl, type UblFacts, type UblRefusal } from '@uurwerk/domain/invoicing/refusalOfUbl'
import type { FinishWarningFacts } from '@uurwerk/domain/invoicing/warningsOnFinishing'
import type { Day } from '@uurwerk/domain/time/day'
import { invoiceDateOf } from './invoiceDateOf.ts'
import type { InvoiceRow, InvoiceSummaryRow } from './invoiceRow.ts'

// The facts about an invoice for the rules of the domain.

export const invoiceFactsOf = (row: InvoiceSummaryRow): InvoiceFacts => ({
  number: row.number,
  creditNote: row.creditNoteNumber === null ? null : { number: row.creditNoteNumber },
  mailed: { invoice: row.mailedAt !== null, creditNote: row.creditNoteMailedAt !== null },
})

export const finishFactsOf = (row: InvoiceRow, today: Day): FinishInvoiceFacts => ({
  ...invoiceFactsOf(row),
  totalExcludingVat: row.excludingVat,
  vatPercentage: row.vatPercentage,
  exemption: row.disclaimer,
  invoiceDate: invoiceDateOf(row, today),
  today,
  sellerHasVatNumber: row.seller.vatNumber !== '',
  missingSellerFields: missingSellerFields(row.seller),
})

export const warningFactsOf = (row: InvoiceRow, today: Day): Omit<FinishWarningFacts, 'last'> => ({
  invoiceDate: invoiceDateOf(row, today),
  today,
  paymentTermDays: row.billing.paymentTerm,
  country: row.billing.country,
  vatPercentage: row.vatPercentage,
  exemption: row.disclaimer,
})

export const ublFactsOf = ({ seller, billing }: Pick<InvoiceRow, 'seller' | 'billing'>): UblFacts => ({
  company: seller,
  customer: { vatNumber: billing.vat, country: billing.country },
})

/**
 * The reason why the invoice, or its credit note if it has one, has no UBL. The reason is only shown: no action is
 * refused because of it. A UBL that is already stored stays, also when today's rule would refuse it (rules ubl-4,
 * ubl-17).
 */
export const refusalOfInvoiceUbl = (row: InvoiceRow): UblRefusal | null =>
  row.keepsUbl ? null : refusalOfUbl(ublFactsOf(row))

export const sendFactsOf = (row: InvoiceRow): SendInvoiceFacts => ({
  ...invoiceFactsOf(row),
  addresses: row.emails.map(({ emailAddress, confirmedAt }) => ({ emailAddress, confirmed: confirmedAt !== null })),
  contactMail: row.contactMail,
  mailUnderWay: row.mails.some(({ status }) => status === 'queued'),
})
