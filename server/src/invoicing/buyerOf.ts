import { identityOfVat, type BuyerIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import type { Billing } from './invoiceRow.ts'

export type Buyer = BuyerIdentity & { readonly country: string; readonly peppolId: string }

/**
 * The identity of an invoice's buyer for the tax authorities and on the Peppol network. An invoice that an earlier
 * release made has only one number of the buyer, and the identity is derived from that number.
 */
export function buyerOf({ vat, country, peppolId = '', ...billing }: Billing): Buyer {
  const { privatePerson = false, enterpriseNumber, vatId = '', legacyVat = '' } = billing
  const identity =
    enterpriseNumber === undefined ? identityOfVat(vat, country) : { privatePerson, enterpriseNumber, vatId, legacyVat }
  return { ...identity, country, peppolId }
}
