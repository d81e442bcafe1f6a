import { digitsOfNumber, type SeriesNumber } from './invoiceNumber.ts'

const REFERENCE_FORM = /^(?:\+\+\+)?(\d{3})\/?(\d{4})\/?(\d{5})(?:\+\+\+)?$/

/** '+++202/6000/12320+++': depends on the year and the sequence, not on the number format (rule invoicing-34). */
export function paymentReference(number: SeriesNumber): string {
  const digits = digitsOfNumber(number)
  const all = `${digits}${checkDigitsOf(digits)}`
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

/** True when a text is a structured communication (payment reference) with correct check digits. */
export function isPaymentReference(text: string): boolean {
  const [, first, second, third] = REFERENCE_FORM.exec(text) ?? []
  const digits = `${first}${second}${third}`
  return first !== undefined && digits.slice(10) === checkDigitsOf(digits.slice(0, 10))
}

/** The remainder after division by 97. A remainder of 0 is written as 97 (the Belgian OGM/VCS standard). */
const checkDigitsOf = (tenDigits: string): string => `${Number(tenDigits) % 97 || 97}`.padStart(2, '0')
