import type { BuyerIdentity } from '../buyerIdentity.ts'
import { countryCode } from '../numbers/countryCode.ts'
import { enterpriseNumberOf } from '../numbers/isEnterpriseNumber.ts'
import { peppolIdOfBuyer } from '../peppolId.ts'

export type UblFacts = {
  readonly company: { readonly vatNumber: string; readonly enterpriseNumber: string; readonly country: string }
  readonly customer: BuyerIdentity & { readonly country: string; readonly peppolId: string }
}

export type UblRefusal =
  | { readonly code: 'ubl_seller_number_invalid' }
  | { readonly code: 'ubl_seller_abroad' }
  | { readonly code: 'ubl_buyer_private' }
  | { readonly code: 'ubl_buyer_without_address' }
  | { readonly code: 'ubl_buyer_is_seller' }

/**
 * The seller needs a Belgian enterprise number. The buyer needs a Peppol address that is not the address of the seller
 * (rules ubl-2, ubl-3).
 */
export function refusalOfUbl({ company, customer }: UblFacts): UblRefusal | null {
  const sellers = [company.enterpriseNumber, company.vatNumber].map(enterpriseNumberOf)
  if (sellers.every((number) => number === null)) return { code: 'ubl_seller_number_invalid' }
  if (countryCode(company.country) !== 'BE') return { code: 'ubl_seller_abroad' }
  if (customer.privatePerson) return { code: 'ubl_buyer_private' }
  const buyer = peppolIdOfBuyer({ ...customer, country: countryCode(customer.country) })
  if (buyer === null) return { code: 'ubl_buyer_without_address' }
  return sellers.includes(enterpriseNumberOf(buyer.id)) ? { code: 'ubl_buyer_is_seller' } : null
}
