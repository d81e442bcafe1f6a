import { countryCode } from './numbers/countryCode.ts'
import { formatEnterpriseNumber, enterpriseNumberOf, statedVatNumber } from './numbers/isEnterpriseNumber.ts'
import { vatIdOf } from './vat/vatId.ts'

/** The numbers with which the tax authorities identify a buyer. */
export type BuyerIdentity = {
  readonly privatePerson: boolean
  /** The ten digits of the Belgian enterprise number; '' when the buyer has no such number. */
  readonly enterpriseNumber: string
  /** The letters of the country are included. '' without a VAT number, as for many associations. */
  readonly vatId: string
  /** A text from older data that is not a valid VAT number. Documents print it unchanged. */
  readonly legacyVat: string
}

const NOBODY: BuyerIdentity = { privatePerson: false, enterpriseNumber: '', vatId: '', legacyVat: '' }

/** The words that HR types for a buyer without a VAT number, such as 'particulier'. */
const PRIVATE = /^(?:particulier|priv[eé]|persoon|geen|nvt|n\.v\.t\.?|[-./\s]+)$/i

/**
 * Older versions of the app send one text. Digits without BE are an enterprise number (rules customers-45,
 * customers-52, ubl-8).
 */
export function identityOfVat(text: string, country: string): BuyerIdentity {
  if (text.trim() === '') return NOBODY
  if (PRIVATE.test(text.trim())) return { ...NOBODY, privatePerson: true }
  const enterpriseNumber = enterpriseNumberOf(text)
  if (enterpriseNumber !== null) return { ...NOBODY, enterpriseNumber, vatId: statedVatNumber(text) ?? '' }
  const vatId = countryCode(country) === 'BE' ? null : vatIdOf(text, country)
  return vatId === null ? { ...NOBODY, legacyVat: text } : { ...NOBODY, vatId }
}

/** Older versions of the app get one text: the VAT number, else the enterprise number, else the older text. */
export const vatOfIdentity = ({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string =>
  vatId || enterpriseNumber || legacyVat

/** 'BE 0403.019.261', or '0403.019.261' for a buyer without a VAT number. */
export function formatIdentity({ vatId, enterpriseNumber, legacyVat }: BuyerIdentity): string {
  if (vatId.startsWith('BE')) return `BE ${formatEnterpriseNumber(vatId)}`
  return vatId || (enterpriseNumber === '' ? legacyVat : formatEnterpriseNumber(enterpriseNumber))
}
