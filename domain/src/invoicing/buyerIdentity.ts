import { countryCode } from './numbers/countryCode.ts'
import { formatEnterpriseNumber, enterpriseNumberOf, statedVatNumber } from './numbers/isEnterpriseNumber.ts'
import { vatIdOf } from './vatId.ts'

/** Who a buyer is for the tax authorities. */
export type BuyerIdentity = {
  readonly privatePerson: boolean
  /** Ten digits; '' when the buyer has no Belgian enterprise number. */
  readonly enterpriseNumber: string
  /** With the letters of the country; '' when the buyer has no VAT number: many associations have none. */
  readonly vatId: string
  /** A text of older data that is no number. It is printed as it is. */
  readonly legacyVat: string
}

const NOBODY: BuyerIdentity = { privatePerson: false, enterpriseNumber: '', vatId: '', legacyVat: '' }

/** What HR typed for a buyer without a number. */
const PRIVATE = /^(?:particulier|priv[eé]|persoon|geen|nvt|n\.v\.t\.?|[-./\s]+)$/i

/**
 * Splits the one text that older clients send for all numbers. Digits without BE are an enterprise number only (rules
 * customers-45, ubl-8).
 */
export function identityOfVat(text: string, country: string): BuyerIdentity {
  if (text.trim() === '') return NOBODY
  if (PRIVATE.test(text.trim())) return { ...NOBODY, privatePerson: true }
  const enterpriseNumber = enterpriseNumberOf(text)
  if (enterpriseNumber !== null) return { ...NOBODY, enterpriseNumber, vatId: statedVatNumber(text) ?? '' }
  const vatId = countryCode(country) === 'BE' ? null : vatIdOf(text, country)
  return vatId === null ? { ...NOBODY, legacyVat: text } : { ...NOBODY, vatId }
}

/** The one text for older clients: the VAT number, else the enterprise number, else the text of older data. */
export const vatOfIdentity = ({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string =>
  vatId || enterpriseNumber || legacyVat

/** The number on documents and screens: 'BE 0403.019.261', or '0403.019.261' for a buyer without a VAT number. */
export function writtenIdentity({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string {
  if (vatId.startsWith('BE')) return `BE ${formatEnterpriseNumber(vatId)}`
  return vatId || (enterpriseNumber === '' ? legacyVat : formatEnterpriseNumber(enterpriseNumber))
}
