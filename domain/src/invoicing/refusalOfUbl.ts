import { countryCode } from './countryCode.ts'
import { enterpriseNumberOf } from './isEnterpriseNumber.ts'

export type UblFacts = {
  readonly company: { readonly vatNumber: string; readonly enterpriseNumber: string; readonly country: string }
  readonly customer: { readonly vatNumber: string; readonly country: string }
}

export type UblRefusal =
  | { readonly code: 'ubl_seller_number_invalid' }
  | { readonly code: 'ubl_seller_abroad' }
  | { readonly code: 'ubl_buyer_abroad' }
  | { readonly code: 'ubl_buyer_number_invalid'; readonly entered: string }
  | { readonly code: 'ubl_buyer_is_seller' }

/**
 * The reason why an invoice has no UBL. The seller and the buyer must be in Belgium and must have different enterprise
 * numbers, because the enterprise number is the Peppol address (rules ubl-2, ubl-3).
 */
export function refusalOfUbl({ company, customer }: UblFacts): UblRefusal | null {
  const sellers = [company.enterpriseNumber, company.vatNumber].map(enterpriseNumberOf)
  if (sellers.every((number) => number === null)) return { code: 'ubl_seller_number_invalid' }
  if (countryCode(company.country) !== 'BE') return { code: 'ubl_seller_abroad' }
  if (countryCode(customer.country) !== 'BE') return { code: 'ubl_buyer_abroad' }
  const buyer = enterpriseNumberOf(customer.vatNumber)
  if (buyer === null) return { code: 'ubl_buyer_number_invalid', entered: customer.vatNumber }
  return sellers.includes(buyer) ? { code: 'ubl_buyer_is_seller' } : null
}
