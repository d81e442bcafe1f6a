import { epcPaymentText } from '@uurwerk/domain/invoicing/epcPaymentText'
import { formatIban, ibanOf } from '@uurwerk/domain/invoicing/isIban'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import QRCode from 'qrcode'
import type { InvoiceDocument } from './invoiceDocument.ts'
import { companyName, dotted } from './printCompany.ts'
import type { PrintedPayment } from './printedDocument.ts'

/**
 * How to pay an invoice: the texts, and the QR code for the app of a bank. Null for a concept, which nobody may pay
 * (rule invoicing-35).
 */
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

// Correction level M, and no margin: the box around the code is white.
const qrCodeOf = async (text: string | null): Promise<string | null> =>
  text === null ? null : QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
