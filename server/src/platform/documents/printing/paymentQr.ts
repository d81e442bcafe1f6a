import { epcPaymentText, type Payment } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import QRCode from 'qrcode'
import type { CompanyBlock } from '../documentFields.ts'
import { companyName } from './printCompany.ts'

/**
 * The QR code for a bank app, as SVG; null when there is no account or nothing to pay. The code has correction level M
 * and no margin, because the paper around it is white.
 */
export async function paymentQr(
  company: CompanyBlock,
  { amount, reference }: Pick<Payment, 'amount' | 'reference'>,
): Promise<string | null> {
  const { iban, bic } = company
  const text = epcPaymentText({ name: companyName(company), iban, bic, amount, reference })
  return text === null ? null : QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
}
