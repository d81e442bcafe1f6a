import type { BuyerIdentity } from '../buyerIdentity.ts'
import { countryCode, isCountryCode } from '../numbers/countryCode.ts'
import { enterpriseNumberOf, vatNumberOf } from '../numbers/isEnterpriseNumber.ts'
import { enterprisePeppolId, peppolIdOfBuyer, type PeppolId } from '../peppolId.ts'
import type { UblParty } from './ubl.ts'

type Address = {
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

export type UblSeller = Address & {
  readonly name: string
  readonly legalForm: string
  readonly court: string
  readonly vatNumber: string
  readonly enterpriseNumber: string
  readonly email: string
  readonly phone: string
}

export type UblBuyer = Address &
  BuyerIdentity & {
    readonly organisationName: string
    readonly addressee: string
    /** The Peppol address that HR typed; '' when the Peppol address is the enterprise number. */
    readonly peppolId: string
  }

/** False for a supply outside the scope of VAT, for which the UBL shows no VAT numbers. */
type Scope = { readonly withVatNumbers: boolean }

/**
 * The seller in the UBL. A seller without a VAT number has the tax scheme TAX with its enterprise number (rule ubl-11).
 * For a supply outside the scope of VAT, every seller has the tax scheme TAX (BR-O-02, rule ubl-20).
 */
export function ublSeller(company: UblSeller, { withVatNumbers }: Scope): UblParty {
  const number = enterpriseNumberOf(company.enterpriseNumber) ?? enterpriseNumberOf(company.vatNumber)
  if (number === null) throw new RangeError('a UBL needs the enterprise number of the seller')
  const vat = withVatNumbers ? vatNumberOf(company.vatNumber) : null
  return {
    name: words(company.name, company.legalForm),
    endpoint: enterprisePeppolId(number),
    registration: enterprisePeppolId(number),
    tax: vat === null ? { scheme: 'TAX', number } : { scheme: 'VAT', number: vat },
    ...addressOf(company),
    legalForm: words(company.legalForm, company.court === '' ? '' : `RPR ${company.court}`),
    contact: { name: '', phone: company.phone, email: company.email },
  }
}

/** The buyer in the UBL. A buyer without a VAT number has no tax scheme (rules ubl-8, ubl-20). */
export function ublBuyer(customer: UblBuyer, { withVatNumbers }: Scope): UblParty {
  const { vatId, organisationName, addressee } = customer
  const address = addressOf(customer)
  const endpoint = peppolIdOfBuyer({ ...customer, country: address.country })
  if (endpoint === null) throw new RangeError('a UBL needs the Peppol address of the buyer')
  return {
    name: organisationName,
    endpoint,
    registration: registrationOf(customer, endpoint),
    tax: withVatNumbers && hasCountry(vatId) ? { scheme: 'VAT', number: vatId } : null,
    ...address,
    legalForm: '',
    contact: { name: addressee, phone: '', email: '' },
  }
}

/** True when a VAT number starts with a country code, as UBL requires (BR-CO-09). EL is the code of Greece. */
const hasCountry = (vatId: string): boolean => vatId.startsWith('EL') || isCountryCode(vatId.slice(0, 2))

const KVK = '0106'

/**
 * The registration of a buyer is its Belgian enterprise number or its Dutch registration number. Any other buyer has
 * none, because the scheme of a registration must be in ISO 6523 (BR-CL-11, rule ubl-21).
 */
function registrationOf({ enterpriseNumber }: UblBuyer, endpoint: PeppolId): PeppolId | null {
  if (enterpriseNumber !== '') return enterprisePeppolId(enterpriseNumber)
  return endpoint.scheme === KVK || endpoint.scheme === '0208' ? endpoint : null
}

const addressOf = ({ street, houseNumber, postalCode, city, country }: Address) => ({
  street: words(street, houseNumber),
  postalCode,
  city,
  country: countryCode(country),
})

const words = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(' ')
