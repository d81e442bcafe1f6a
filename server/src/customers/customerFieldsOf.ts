import type { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { vatOfIdentity } from '@uurwerk/domain/invoicing/buyerIdentity'
import { requestedIdentity } from '@uurwerk/domain/invoicing/requestedIdentity'
import type { z } from 'zod'
import type { CustomerFields } from './customerStore.ts'

type Input = z.output<typeof NewCustomer> | z.output<typeof CustomerEdit>
type Kept = Pick<
  CustomerFields,
  | 'internal'
  | 'parentId'
  | 'paymentTerm'
  | 'wantsConcatenatedDocuments'
  | 'privatePerson'
  | 'enterpriseNumber'
  | 'vatId'
  | 'legacyVat'
  | 'peppolId'
  | 'documentLanguage'
  | 'delivery'
  | 'buyerReference'
  | 'embedTimesheet'
>

/** The values of a new customer for the fields that the form does not send. */
export const NEW_CUSTOMER: Kept = {
  internal: false,
  parentId: null,
  paymentTerm: 30,
  wantsConcatenatedDocuments: false,
  privatePerson: false,
  enterpriseNumber: '',
  vatId: '',
  legacyVat: '',
  peppolId: '',
  documentLanguage: 'nl',
  delivery: 'auto',
  buyerReference: '',
  embedTimesheet: true,
}

/** Maps the form of a customer to its database columns. A field that the form does not send keeps its value. */
export const customerFieldsOf = (input: Input, kept: Kept): CustomerFields => ({
  ...input.customerHours,
  name: input.name,
  abbreviation: input.abbreviation,
  internal: input.internal ?? kept.internal,
  parentId: parentIdOf(input, kept),
  supervisorName: input.supervisor.name,
  supervisorEmail: input.supervisor.email,
  ...identityOf(input, kept),
  documentLanguage: input.documentLanguage ?? kept.documentLanguage,
  delivery: input.delivery ?? kept.delivery,
  buyerReference: input.buyerReference ?? kept.buyerReference,
  embedTimesheet: input.embedTimesheet ?? kept.embedTimesheet,
  street: input.invoiceAddress.street,
  houseNumber: input.invoiceAddress.houseNumber,
  postalCode: input.invoiceAddress.postalCode,
  city: input.invoiceAddress.city,
  country: input.invoiceAddress.country,
  organisationName: input.invoiceAddressingDto.organisationName,
  addressee: input.invoiceAddressingDto.financialSupervisorReference,
  paymentTerm: input.paymentTerm ?? kept.paymentTerm,
  wantsConcatenatedDocuments: input.wantsConcatenatedDocuments ?? kept.wantsConcatenatedDocuments,
})

/** The form sends parent 0 for a customer without a parent. */
const parentIdOf = ({ parentCompanyId }: Input, { parentId }: Kept): number | null =>
  parentCompanyId === undefined ? parentId : parentCompanyId === 0 ? null : parentCompanyId

function identityOf(input: Input, kept: Kept) {
  const identity = requestedIdentity(input, kept, input.invoiceAddress.country)
  return { ...identity, vat: vatOfIdentity(identity) }
}
