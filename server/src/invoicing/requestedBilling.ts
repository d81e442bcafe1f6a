import type { NewInvoice } from '@uurwerk/contract/invoicing/invoiceBodies'
import { vatOfIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import { requestedIdentity, refusalsOfIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import type { z } from 'zod'
import { assertKnownFields } from '../app/assertKnownFields.ts'
import { buyerOf } from './buyerOf.ts'
import type { Billing } from './invoiceRow.ts'

type Input = {
  readonly [Name in keyof z.output<typeof NewInvoice>['customerBillingDto']]?:
    | z.output<typeof NewInvoice>['customerBillingDto'][Name]
    | undefined
}

/** The billing data of an invoice after a change. A field that the request does not send keeps its value. */
export function requestedBilling(input: Input, before: Billing): Billing {
  const fields = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
  const merged: Billing = { ...before, ...fields }
  const { vat, privatePerson, enterpriseNumber, vatId, peppolId } = input
  const identity = { vat, privatePerson, enterpriseNumber, vatId, peppolId }
  const refusals = Object.entries(refusalsOfIdentity(identity, merged.country))
  assertKnownFields(Object.fromEntries(refusals.map(([field, refusal]) => [`customerBillingDto.${field}`, refusal])))
  const { country: _, ...stored } = buyerOf(before)
  const after = requestedIdentity(identity, stored, merged.country)
  return { ...merged, ...after, vat: vatOfIdentity(after) }
}

export const NO_BILLING: Billing = {
  organisationName: '',
  financialSupervisorReference: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  country: 'BE',
  vat: '',
  paymentTerm: 30,
  wantsConcatenatedDocuments: false,
}
