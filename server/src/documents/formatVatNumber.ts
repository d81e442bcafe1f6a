import { enterpriseNumberOf } from '@uurwerk/domain/invoicing/isEnterpriseNumber'

/** A Belgian VAT number in its usual groups, 'BE 0403.019.261'; any other as it was entered. */
export function formatVatNumber(entered: string): string {
  const number = enterpriseNumberOf(entered)
  return number === null ? entered : `BE ${inGroups(number)}`
}

/** The same number of a company that pays no VAT: '0403.019.261'. */
export function formatEnterpriseNumber(entered: string): string {
  const number = enterpriseNumberOf(entered)
  return number === null ? entered : inGroups(number)
}

const inGroups = (tenDigits: string): string =>
  `${tenDigits.slice(0, 4)}.${tenDigits.slice(4, 7)}.${tenDigits.slice(7)}`
