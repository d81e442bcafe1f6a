import { cents } from '@uurwerk/domain/money/cents'
import { epcPaymentText } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import { paymentReference } from '@uurwerk/domain/invoicing/numbers/paymentReference'
import { companyName } from '../../platform/documents/printing/printCompany.ts'
import type { InvoiceRow } from '../invoiceRow.ts'

type Payment = { readonly reference: string | null; readonly qr: string | null }

/**
 * The payment data on an invoice. A concept has no payment data, because nobody can pay a concept. The QR code contains
 * the amount that is open after the credit notes.
 */
export function paymentOf(row: InvoiceRow): Payment {
  if (row.numberYear === null || row.numberSequence === null) return { reference: null, qr: null }
  const reference = paymentReference({ year: row.numberYear, sequence: row.numberSequence })
  const amount = cents(row.includingVat - row.credited)
  if (amount <= 0) return { reference, qr: null }
  const { iban, bic } = row.seller
  return {
    reference,
    qr: epcPaymentText({ name: companyName(row.seller), iban, bic, amount, reference }),
  }
}
