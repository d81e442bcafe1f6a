import { countryCode } from './numbers/countryCode.ts'
import { formatEnterpriseNumber, enterpriseNumberOf, statedVatNumber } from './numbers/isEnterpriseNumber.ts'
import { vatIdOf } from './vat/vatId.ts'

/** The numbers with which the tax authorities identify a buyer. */
export type BuyerIdentity = {
  readonly privatePerson: boolean
  /** The ten digits of the Belgian enterprise number; '' when the buyer has no such number. */
  readonly enterpriseNumber: string
  /**
   * The VAT number, with the letters of the country; '' when the buyer has no VAT number. Many associations have no VAT
   * number.
   */
  readonly vatId: string
  /** A text from older data that is not a valid VAT number. Documents print it unchanged. */
  readonly legacyVat: string
}

const NOBODY: BuyerIdentity = { privatePerson: false, enterpriseNumber: '', vatId: '', legacyVat: '' }

/** The words that HR types for a buyer without a VAT number, such as 'particulier'. */
const PRIVATE = /^(?:particulier|priv[eé]|persoon|geen|nvt|n\.v\.t\.?|[-./\s]+)$/i

/**
 * Splits the one text that older versions of the app send for a buyer into a VAT number and an enterprise number.
 * Digits without BE are an enterprise number, and not a VAT number (rules customers-45, ubl-8).
 */
export function identityOfVat(text: string, country: string): BuyerIdentity {
  if (text.trim() === '') return NOBODY
  if (PRIVATE.test(text.trim())) return { ...NOBODY, privatePerson: true }
  const enterpriseNumber = enterpriseNumberOf(text)
  if (enterpriseNumber !== null) return { ...NOBODY, enterpriseNumber, vatId: statedVatNumber(text) ?? '' }
  const vatId = countryCode(country) === 'BE' ? null : vatIdOf(text, country)
  return vatId === null ? { ...NOBODY, legacyVat: text } : { ...NOBODY, vatId }
}

/**
 * The one text that older versions of the app get as the number of a buyer. It is the VAT number, or else the
 * enterprise number, or else the text from older data.
 */
export const vatOfIdentity = ({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string =>
  vatId || enterpriseNumber || legacyVat

/**
 * The number of a buyer on documents and screens: 'BE 0403.019.261', or '0403.019.261' for a buyer without a VAT
 * number.
 */
export function writtenIdentity({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string {
  if (vatId.startsWith('BE')) return `BE ${formatEnterpriseNumber(vatId)}`
  return vatId || (enterpriseNumber === '' ? legacyVat : formatEnterpriseNumber(enterpriseNumber))
}
