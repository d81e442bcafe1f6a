import { epcPaymentText, type Payment } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import QRCode from 'qrcode'
import type { CompanyBlock } from '../documentFields.ts'
import { companyName } from './printCompany.ts'

/** An SVG with correction level M and no margin, because the paper is white. Null without account or open amount. */
export async function paymentQr(
  company: CompanyBlock,
  { amount, reference }: Pick<Payment, 'amount' | 'reference'>,
): Promise<string | null> {
  const { iban, bic } = company
  const text = epcPaymentText({ name: companyName(company), iban, bic, amount, reference })
  return text === null ? null : QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
}
