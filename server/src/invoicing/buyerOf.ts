import { identityOfVat, type BuyerIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import type { Billing } from './invoiceRow.ts'

export type Buyer = BuyerIdentity & { readonly country: string; readonly peppolId: string }

/** An invoice of an earlier release has only one number of the buyer, from which the identity is derived. */
export function buyerOf({ vat, country, peppolId = '', ...billing }: Billing): Buyer {
  const { privatePerson = false, enterpriseNumber, vatId = '', legacyVat = '' } = billing
  const identity =
    enterpriseNumber === undefined ? identityOfVat(vat, country) : { privatePerson, enterpriseNumber, vatId, legacyVat }
  return { ...identity, country, peppolId }
}
