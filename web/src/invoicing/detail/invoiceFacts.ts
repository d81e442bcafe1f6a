import type { SendInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToSendInvoice'
import type { Invoice } from '../queries.ts'

/** The facts about an invoice that the rules of the domain need, from the answer of the API. */
export const invoiceFacts = (invoice: Invoice): SendInvoiceFacts => ({
  number: invoice.invoiceNr,
  creditNote: invoice.creditNote,
  mailed: {
    invoice: invoice.creditNote === null && invoice.status === 'MAILED',
    creditNote: invoice.creditNote !== null && invoice.status === 'MAILED',
  },
  addresses: invoice.confirmedEmailDtos,
  contactMail: invoice.contactMail,
  mailUnderWay: invoice.mailStatus === 'queued',
})
