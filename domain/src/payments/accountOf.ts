import { ibanOf } from '../invoicing/numbers/isIban.ts'

const BELGIAN_BBAN = /^\d{12}$/

/** The country code 'BE' and the check digits '00' as digits, with letters counted from A = 10 (ISO 13616). */
const BELGIUM_IN_DIGITS = '111400'

/**
 * The account number of a bank statement, as an IBAN when possible. An old Belgian account number gets its country code
 * and check digits.
 */
export function accountOf(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^0*$/.test(plain)) return ''
  if (!BELGIAN_BBAN.test(plain)) return ibanOf(plain) ?? plain
  const check = 98n - (BigInt(`${plain}${BELGIUM_IN_DIGITS}`) % 97n)
  const iban = `BE${`${check}`.padStart(2, '0')}${plain}`
  return ibanOf(iban) ?? plain
}
