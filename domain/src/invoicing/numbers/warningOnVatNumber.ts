import { enterpriseNumberOf } from './isEnterpriseNumber.ts'

export type VatNumberWarning = { readonly code: 'vat_number_check_failed' }

type Entered = { readonly vat: string; readonly country: string }

/**
 * Warns about a Belgian VAT number or enterprise number that is not valid, because an invoice to this customer gets no
 * UBL. Foreign numbers and other texts are not checked.
 */
export function warningOnVatNumber({ vat, country }: Entered): VatNumberWarning | null {
  const isBelgian = country.trim().toUpperCase() === 'BE' && DIGITS_ALONE.test(vat)
  if (!isBelgian && !BE_AND_DIGIT.test(vat)) return null
  return enterpriseNumberOf(vat) === null ? { code: 'vat_number_check_failed' } : null
}

const BE_AND_DIGIT = /^\s*BE[\s.]*\d/i
const DIGITS_ALONE = /^[\s.]*\d[\d\s.]*$/
