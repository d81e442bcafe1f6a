import { epcPaymentText, type Payment } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import type { CompanyBlock } from '../documentFields.ts'
import { companyName } from './printCompany.ts'

/**
 * The QR code of a payment, as an SVG with correction level M. It has no margin, because the paper around it is white.
 * Null without an account or an amount to pay.
 */
export async function paymentQr(
  company: CompanyBlock,
  { amount, reference }: Pick<Payment, 'amount' | 'reference'>,
): Promise<string | null> {
  const { iban, bic } = company
  const text = epcPaymentText({ name: companyName(company), iban, bic, amount, reference })
  if (text === null) return null
  // The library is loaded at the first QR code, because it would slow down every start.
  const { toString } = await import('qrcode')
  return toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
}
