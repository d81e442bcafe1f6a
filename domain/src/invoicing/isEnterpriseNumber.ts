/** The ten digits of a Belgian enterprise or VAT number, however it is written; null for what is none. */
export function enterpriseNumberOf(text: string): string | null {
  const digits = text.replace(BEGINS_WITH_BE, '').replace(/[\s.]/g, '')
  const tenDigits = digits.length === 9 ? `0${digits}` : digits
  return /^[01]\d{9}$/.test(tenDigits) && hasRightCheck(tenDigits) ? tenDigits : null
}

export const isEnterpriseNumber = (text: string): boolean => enterpriseNumberOf(text) !== null

/** 'BE0403019261' */
export function vatNumberOf(text: string): string | null {
  const number = enterpriseNumberOf(text)
  return number === null ? null : `BE${number}`
}

/**
 * The VAT number that a customer was entered with. The same digits without BE are an enterprise number alone: many
 * associations and public bodies have no VAT number.
 */
export const statedVatNumber = (text: string): string | null => (BEGINS_WITH_BE.test(text) ? vatNumberOf(text) : null)

/** As documents and screens show it: 'BE 0403.019.261', '0403.019.261' without BE; any other number as it was entered. */
export function formatVatNumber(entered: string): string {
  const number = formatEnterpriseNumber(entered)
  return statedVatNumber(entered) === null ? number : `BE ${number}`
}

/** '0403.019.261' */
export function formatEnterpriseNumber(entered: string): string {
  const number = enterpriseNumberOf(entered)
  return number === null ? entered : `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`
}

const BEGINS_WITH_BE = /^\s*BE/i

const hasRightCheck = (tenDigits: string): boolean =>
  97 - (Number(tenDigits.slice(0, 8)) % 97) === Number(tenDigits.slice(8))
