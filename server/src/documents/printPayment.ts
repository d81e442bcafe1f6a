import { epcPaymentText } from '@uurwerk/domain/invoicing/epcPaymentText'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import QRCode from 'qrcode'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { companyName, dotted } from './printCompany.ts'
import type { PrintedPayment } from './printedDocument.ts'

/** How to pay an invoice, in words and as a code for the bank's app; null for a concept, which nobody may pay. */
export async function printPayment(invoice: InvoiceDocument): Promise<PrintedPayment | null> {
  const { company, structuredCommunication: reference } = invoice
  if (invoice.number === null || reference === null) return null
  const { iban, bic } = company
  const name = companyName(company)
  const amount = invoice.totals.includingVat
  return {
    qr: await qrCodeOf(epcPaymentText({ name, iban, bic, amount, reference })),
    rows: [
      ['Mededeling', reference],
      ['Bedrag', formatEuros(amount)],
      ['Rekening', dotted(formatIban(ibanOf(iban) ?? iban), bic)],
      ['Begunstigde', name],
      ['Uiterlijk', formatDayWithDashes(invoice.dueDate)],
    ],
  }
}

// Level M and no margin of its own: the box around it is white.
const qrCodeOf = async (text: string | null): Promise<string | null> =>
  text === null ? null : QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
