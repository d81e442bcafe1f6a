import { countryCode } from './numbers/countryCode.ts'

/** The EU countries other than Belgium. */
const OTHER_EU_COUNTRIES = new Set(
  'AT BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** The place of a buyer for the VAT rules: Belgium, another EU country, or outside the EU. */
export type BuyerPlace = 'belgium' | 'eu' | 'outside'

export function placeOfBuyer(country: string): BuyerPlace {
  const code = countryCode(country)
  if (code === 'BE') return 'belgium'
  return OTHER_EU_COUNTRIES.has(code) ? 'eu' : 'outside'
}
