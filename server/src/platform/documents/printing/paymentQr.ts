import { epcPaymentText, type Payment } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import QRCode from 'qrcode'
import type { CompanyBlock } from '../documentFields.ts'
import { companyName } from './printCompany.ts'

/**
 * The QR code for the app of a bank, as SVG; null when the company has no account or nothing is to be paid. The code
 * has correction level M. It has no margin, because the paper around it is white.
 */
export async function paymentQr(
  company: CompanyBlock,
  { amount, reference }: Pick<Payment, 'amount' | 'reference'>,
): Promise<string | null> {
  const { iban, bic } = company
  const text = epcPaymentText({ name: companyName(company), iban, bic, amount, reference })
  return text === null ? null : QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
}
