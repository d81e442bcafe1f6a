/** The ten digits of a Belgian enterprise or VAT number, however it is written; null for what is none. */
export function enterpriseNumberOf(text: string): string | null {
  const digits = text.replace(/^\s*BE/i, '').replace(/[\s.]/g, '')
  const tenDigits = digits.length === 9 ? `0${digits}` : digits
  return /^[01]\d{9}$/.test(tenDigits) && hasRightCheck(tenDigits) ? tenDigits : null
}

export const isEnterpriseNumber = (text: string): boolean => enterpriseNumberOf(text) !== null

/** 'BE0403019261' */
export function vatNumberOf(text: string): string | null {
  const number = enterpriseNumberOf(text)
  return number === null ? null : `BE${number}`
}

const hasRightCheck = (tenDigits: string): boolean =>
  97 - (Number(tenDigits.slice(0, 8)) % 97) === Number(tenDigits.slice(8))
