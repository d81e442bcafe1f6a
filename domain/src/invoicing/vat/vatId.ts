import { countryCode } from '../numbers/countryCode.ts'
import { enterpriseNumberOf } from '../numbers/isEnterpriseNumber.ts'

/** The formats of the EU countries and of Northern Ireland, without country prefix (rule customers-46). */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12})$/,
}

/** The VAT prefixes that differ from the country code, each with its country code. */
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

const FREE = /^[^\s]{3,20}$/

/**
 * The VAT number in capitals, without spaces, dots and dashes. Null when it does not have the format of its EU country.
 * For a country without a known format, null when it does not have 3 to 20 characters.
 */
export function vatIdOf(text: string, country: string): string | null {
  const id = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  const prefix = id.slice(0, 2)
  const format = FORMATS[prefix]
  const home = countryCode(country)
  if (format !== undefined && (COUNTRY_OF_PREFIX[prefix] ?? prefix) === home)
    return format.test(id.slice(2)) ? id : null
  return hasFormats(home) ? null : FREE.test(id) ? id : null
}

/** For the United Kingdom, only the format of Northern Ireland is known. */
const hasFormats = (country: string): boolean => country === 'GR' || (country in FORMATS && country !== 'XI')

type VatIdWarning = { readonly code: 'vat_id_check_failed' }

/** Warns about a VAT number with wrong check digits. Only countries with a known calculation are checked. */
export function warningOnVatId(vatId: string): VatIdWarning | null {
  const check = CHECKS[vatId.slice(0, 2)]
  return check === undefined || check(vatId.slice(2)) ? null : { code: 'vat_id_check_failed' }
}

const CHECKS: Readonly<Record<string, (digits: string) => boolean>> = {
  BE: (digits) => enterpriseNumberOf(digits) !== null,
  LU: (digits) => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6)),
  DE: hasGermanCheck,
  // In a French VAT number, the first two characters are a check. When they contain letters, they are not checked.
  FR: (digits) =>
    !/^\d+$/.test(digits) || (12 + 3 * (Number(digits.slice(2)) % 97)) % 97 === Number(digits.slice(0, 2)),
}

/** True when the check digit of a German VAT number is correct (ISO 7064, MOD 11,10). */
function hasGermanCheck(digits: string): boolean {
  const product = Array.from(digits.slice(0, 8)).reduce((rest, digit) => {
    const sum = (Number(digit) + rest) % 10
    return ((sum === 0 ? 10 : sum) * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(digits[8])
}

const OTHER_EU_COUNTRIES = new Set(
  'AT BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export type BuyerPlace = 'belgium' | 'eu' | 'outside'

export function placeOfBuyer(country: string): BuyerPlace {
  const code = countryCode(country)
  if (code === 'BE') return 'belgium'
  return OTHER_EU_COUNTRIES.has(code) ? 'eu' : 'outside'
}
