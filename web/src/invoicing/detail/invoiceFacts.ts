import type { SendInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { Invoice } from '../queries.ts'

/** The credit note after which nothing is left of the invoice. */
export const wholeCredit = ({ creditNote, creditedAmount, totalVATIncluded }: Invoice): Invoice['creditNote'] =>
  creditedAmount < totalVATIncluded ? null : creditNote

/** The facts about an invoice for the rules of the domain, from the API's answer. */
export function invoiceFacts(invoice: Invoice): SendInvoiceFacts {
  const creditNote = wholeCredit(invoice)
  const isMailed = invoice.status === 'MAILED'
  return {
    number: invoice.invoiceNr,
    creditNote,
    mailed: { invoice: creditNote === null && isMailed, creditNote: creditNote !== null && isMailed },
    addresses: invoice.confirmedEmailDtos,
    contactMail: invoice.contactMail,
    mailUnderWay: invoice.mailStatus === 'queued',
  }
}
