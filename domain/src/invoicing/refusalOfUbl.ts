import { isEnterpriseNumber } from './isEnterpriseNumber.ts'

export type UblFacts = {
  readonly company: { readonly vatNumber: string; readonly enterpriseNumber: string }
  readonly customer: { readonly vatNumber: string }
}

export type UblRefusal =
  | { readonly code: 'ubl_buyer_number_invalid'; readonly entered: string }
  | { readonly code: 'ubl_seller_number_invalid' }

/** Why an invoice has no UBL: nobody can be reached over Peppol without an enterprise number. */
export function refusalOfUbl({ company, customer }: UblFacts): UblRefusal | null {
  if (![company.enterpriseNumber, company.vatNumber].some(isEnterpriseNumber))
    return { code: 'ubl_seller_number_invalid' }
  return isEnterpriseNumber(customer.vatNumber)
    ? null
    : { code: 'ubl_buyer_number_invalid', entered: customer.vatNumber }
}
