/** The ten digits of a Belgian enterprise number or VAT number in any notation; null for any other text. */
export function enterpriseNumberOf(text: string): string | null {
  const digits = text.replace(BEGINS_WITH_BE, '').replace(/[\s.]/g, '')
  const tenDigits = digits.length === 9 ? `0${digits}` : digits
  return /^[01]\d{9}$/.test(tenDigits) && hasRightCheck(tenDigits) ? tenDigits : null
}

export const isEnterpriseNumber = (text: string): boolean => enterpriseNumberOf(text) !== null

export function vatNumberOf(text: string): string | null {
  const number = enterpriseNumberOf(text)
  return number === null ? null : `BE${number}`
}

/** Digits without BE give no VAT number, because many associations have only an enterprise number (rule ubl-8). */
export const statedVatNumber = (text: string): string | null => (BEGINS_WITH_BE.test(text) ? vatNumberOf(text) : null)

/** 'BE 0403.019.261', or '0403.019.261' without a typed BE. Any other text stays unchanged. */
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
