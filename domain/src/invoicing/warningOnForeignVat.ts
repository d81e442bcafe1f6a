import { countryCode } from './countryCode.ts'
import { namesArticle44 } from './ublVat.ts'
import type { VatPercentage } from './vat.ts'

const OTHER_EU_COUNTRIES = new Set(
  'AT BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

export type ForeignVatFacts = {
  /** The country of the buyer's address. */
  readonly country: string
  readonly vatPercentage: VatPercentage
  readonly exemption: string
}

export type ForeignVatWarning = { readonly code: 'vat_of_buyer_abroad' }

/**
 * Between companies of two EU countries the buyer usually owes the VAT, so that Belgian VAT and article 44 are both
 * wrong (rule invoicing-43).
 */
export function warningOnForeignVat({ country, vatPercentage, exemption }: ForeignVatFacts): ForeignVatWarning | null {
  if (!OTHER_EU_COUNTRIES.has(countryCode(country))) return null
  return vatPercentage > 0 || namesArticle44(exemption) ? { code: 'vat_of_buyer_abroad' } : null
}
