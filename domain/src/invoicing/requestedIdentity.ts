import { identityOfVat, vatOfIdentity, type BuyerIdentity } from './buyerIdentity.ts'
import { enterpriseNumberOf, vatNumberOf } from './numbers/isEnterpriseNumber.ts'
import { peppolIdOf } from './peppolId.ts'
import { vatIdOf } from './vat/vatId.ts'

/** The fields of a request that change the identity of a buyer. A field that the request leaves out keeps its value. */
export type IdentityInput = {
  /** The one text that older versions of the app send for the VAT number and the enterprise number. */
  readonly vat?: string | undefined
  readonly privatePerson?: boolean | undefined
  readonly enterpriseNumber?: string | undefined
  readonly vatId?: string | undefined
  readonly peppolId?: string | undefined
}

type Stored = BuyerIdentity & { readonly peppolId: string }

/**
 * The identity of a buyer after a request. When the text `vat` differs from the stored text, it is split into numbers,
 * unless the request also changes the separate numbers (rule customers-45).
 */
export function requestedIdentity(input: IdentityInput, stored: Stored, country: string): Stored {
  const peppolId = input.peppolId ?? stored.peppolId
  const vatId = input.vatId === undefined ? stored.vatId : (vatIdIn(input.vatId, country) ?? '')
  const typed = enterpriseNumberOf(input.enterpriseNumber ?? stored.enterpriseNumber)
  // Only a member of a VAT group has an enterprise number other than the digits of its Belgian VAT number.
  const enterpriseNumber = typed ?? (vatId.startsWith('BE') ? (enterpriseNumberOf(vatId) ?? '') : '')
  const privatePerson = input.privatePerson ?? stored.privatePerson
  if (enterpriseNumber !== stored.enterpriseNumber || vatId !== stored.vatId) {
    const isNamed = enterpriseNumber !== '' || vatId !== ''
    return { privatePerson, enterpriseNumber, vatId, legacyVat: isNamed ? '' : stored.legacyVat, peppolId }
  }
  if (privatePerson && !stored.privatePerson) return { ...WITHOUT_NUMBER, privatePerson, peppolId }
  if (input.vat !== undefined && input.vat !== vatOfIdentity(stored))
    return { ...identityOfVat(input.vat, country), peppolId }
  // At run time, `stored` can be a whole customer record. Only the fields of the identity are therefore copied.
  return { privatePerson, enterpriseNumber, vatId, legacyVat: stored.legacyVat, peppolId }
}

const WITHOUT_NUMBER = { enterpriseNumber: '', vatId: '', legacyVat: '' }

const vatIdIn = (text: string, country: string): string | null =>
  /^\s*BE/i.test(text) ? vatNumberOf(text) : vatIdOf(text, country)

type IdentityRefusals = {
  readonly enterpriseNumber: { readonly code: 'enterprise_number_invalid' } | null
  readonly vatId: { readonly code: 'vat_id_format' } | null
  readonly peppolId: { readonly code: 'peppol_id_format' } | null
}

/**
 * The refusals of the typed numbers, each under the field of its number (rules customers-46, customers-47,
 * customers-48).
 */
export const refusalsOfIdentity = (input: IdentityInput, country: string): IdentityRefusals => ({
  enterpriseNumber:
    isLeftOut(input.enterpriseNumber) || enterpriseNumberOf(input.enterpriseNumber!) !== null
      ? null
      : { code: 'enterprise_number_invalid' },
  vatId: isLeftOut(input.vatId) || vatIdIn(input.vatId!, country) !== null ? null : { code: 'vat_id_format' },
  peppolId: isLeftOut(input.peppolId) || peppolIdOf(input.peppolId!) !== null ? null : { code: 'peppol_id_format' },
})

const isLeftOut = (text: string | undefined): boolean => text === undefined || text.trim() === ''
