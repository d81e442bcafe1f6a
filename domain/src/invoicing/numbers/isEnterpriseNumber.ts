/** The ten digits of a Belgian enterprise number or VAT number in any notation; null for any other text. */
export function enterpriseNumberOf(text: string): string | null {
  const digits = text.replace(BEGINS_WITH_BE, '').replace(/[\s.]/g, '')
  const tenDigits = digits.length === 9 ? `0${digits}` : digits
  return /^[01]\d{9}$/.test(tenDigits) && hasRightCheck(tenDigits) ? tenDigits : null
}

export const isEnterpriseNumber = (text: string): boolean => enterpriseNumberOf(text) !== null

/** The VAT number in its standard notation: 'BE0403019261'. */
export function vatNumberOf(text: string): string | null {
  const number = enterpriseNumberOf(text)
  return number === null ? null : `BE${number}`
}

/**
 * The VAT number of a customer; null when the customer has none. Digits without BE are only an enterprise number,
 * because many associations and public bodies have no VAT number (rule ubl-8).
 */
export const statedVatNumber = (text: string): string | null => (BEGINS_WITH_BE.test(text) ? vatNumberOf(text) : null)

/**
 * The notation of a VAT number on documents and screens: 'BE 0403.019.261', or '0403.019.261' when the user typed no
 * BE. Any other text stays as the user typed it.
 */
export function formatVatNumber(entered: string): string {
  const number = formatEnterpriseNumber(entered)
  return statedVatNumber(entered) === null ? number : `BE ${number}`
}

/** The notation of an enterprise number with dots: '0403.019.261'. */
export function formatEnterpriseNumber(entered: string): string {
  const number = enterpriseNumberOf(entered)
  return number === null ? entered : `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
}

const BEGINS_WITH_BE = /^\s*BE/i

const hasRightCheck = (tenDigits: string): boolean =>
  97 - (Number(tenDigits.slice(0, 8)) % 97) === Number(tenDigits.slice(8))
