import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { printCustomer, printGroups, printReasons, printReferences, printTotals } from './printBill.ts'
import { dotted, printCompany } from './printCompany.ts'
import { printPayment } from './printPayment.ts'
import type { PrintedBill } from './printedDocument.ts'

export const invoiceTitle = (invoice: InvoiceDocument): string =>
  invoice.number === null ? 'Factuur (concept)' : `Factuur ${invoice.number}`

export async function printInvoice(invoice: InvoiceDocument): Promise<PrintedBill> {
  const isConcept = invoice.number === null
  return {
    kind: 'bill',
    title: 'Factuur',
    number: invoice.number,
    state: isConcept ? 'Concept' : null,
    company: printCompany(invoice.company),
    customer: printCustomer(invoice.customer),
    facts: [
      ['Factuurdatum', formatDayWithDashes(invoice.date)],
      ['Vervaldatum', `${formatDayWithDashes(invoice.dueDate)} (${invoice.paymentTermDays} dagen)`],
      ...printReferences(invoice),
    ],
    reason: null,
    groups: printGroups(invoice),
    totals: printTotals(invoice),
    final: [isConcept ? 'Totaal' : 'Te betalen', formatEuros(invoice.totals.includingVat)],
    note: printReasons(invoice),
    payment: await printPayment(invoice),
    footer: dotted(invoiceTitle(invoice), invoice.customer.organisationName),
  }
}
