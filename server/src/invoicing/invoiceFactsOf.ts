import type { InvoiceFacts } from '@uurwerk/domain/invoicing/invoiceStatus'
import type { SendInvoiceFacts } from '@uurwerk/domain/invoicing/refusalToSendInvoice'
import type { FinishInvoiceFacts } from '@uurwerk/domain/invoicing/refusalToFinishInvoice'
import { missingSellerFields } from '@uurwerk/domain/invoicing/missingSellerFields'
import type { UblFacts } from '@uurwerk/domain/invoicing/refusalOfUbl'
import type { InvoiceRow, InvoiceSummaryRow } from './invoiceRow.ts'

// An invoice as the rules about it see it.

export const invoiceFactsOf = (row: InvoiceSummaryRow): InvoiceFacts => ({
  number: row.number,
  creditNote: row.creditNoteNumber === null ? null : { number: row.creditNoteNumber },
  mailed: { invoice: row.mailedAt !== null, creditNote: row.creditNoteMailedAt !== null },
})

export const finishFactsOf = (row: InvoiceRow): FinishInvoiceFacts => ({
  ...invoiceFactsOf(row),
  totalExcludingVat: row.excludingVat,
  vatPercentage: row.vatPercentage,
  exemption: row.disclaimer,
  missingSellerFields: missingSellerFields(row.seller),
})

export const ublFactsOf = (row: InvoiceRow): UblFacts => ({
  company: row.seller,
  customer: { vatNumber: row.billing.vat },
})

export const sendFactsOf = (row: InvoiceRow): SendInvoiceFacts => ({
  ...invoiceFactsOf(row),
  addresses: row.emails.map(({ emailAddress, confirmedAt }) => ({ emailAddress, confirmed: confirmedAt !== null })),
  contactMail: row.contactMail,
  mailUnderWay: row.mails.some(({ status }) => status === 'queued'),
})
