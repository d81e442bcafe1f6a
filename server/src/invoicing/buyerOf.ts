import { identityOfVat, type BuyerIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import type { Billing } from './invoiceRow.ts'

export type Buyer = BuyerIdentity & { readonly country: string; readonly peppolId: string }

/** Who the buyer of an invoice is for the tax authorities and on the Peppol network. */
export const buyerOf = ({ vat, country }: Billing): Buyer => ({ ...identityOfVat(vat, country), country, peppolId: '' })
