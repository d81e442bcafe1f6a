import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { InvoiceDocument } from '../invoiceDocument.ts'
import { printCustomer, printGroups, printReasons, printReferences, printTotals } from './printBill.ts'
import { dotted, printCompany, companyName } from './printCompany.ts'
import type { PrintedBill, PrintedPayment } from './printedDocument.ts'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/numbers/isIban'
import { paymentQr } from './paymentQr.ts'

/**
 * The texts and the QR code of the payment box. Null for a concept, because nobody may pay a concept (rule
 * invoicing-35).
 */
async function printPayment(invoice: InvoiceDocument): Promise<PrintedPayment | null> {
  const { company, structuredCommunication: reference } = invoice
  if (invoice.number === null || reference === null) return null
  const { iban, bic } = company
  const name = companyName(company)
  const amount = invoice.totals.includingVat
  return {
    qr: await paymentQr(company, { amount, reference }),
    rows: [
      ['Mededeling', reference],
      ['Bedrag', formatEuros(amount)],
      ['Rekening', dotted(formatIban(ibanOf(iban) ?? iban), bic)],
      ['Begunstigde', name],
      ['Uiterlijk', formatDayWithDashes(invoice.dueDate)],
    ],
  }
}

export const invoiceTitle = (invoice: InvoiceDocument): string =>
  invoice.number === null ? 'Factuur (concept)' : `Factuur ${invoice.number}`

/** A concept invoice has 'Concept' instead of a number (rule invoicing-135). */
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
