import type { SendInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { Invoice } from '../queries.ts'

/** The credit note that credited the last part of the invoice; null while a part of the invoice is not credited. */
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
