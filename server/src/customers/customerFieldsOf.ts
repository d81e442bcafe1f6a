import type { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers/customers'
import type { z } from 'zod'
import type { CustomerFields } from './customerStore.ts'

type Asked = z.output<typeof NewCustomer> | z.output<typeof CustomerEdit>
type Kept = Pick<CustomerFields, 'internal' | 'parentId' | 'paymentTerm' | 'wantsConcatenatedDocuments'>

/** The values that a new customer gets for the fields that the form leaves out. */
export const NEW_CUSTOMER: Kept = {
  internal: false,
  parentId: null,
  paymentTerm: 30,
  wantsConcatenatedDocuments: false,
}

/** Maps the form of a customer to its columns; a field that the form leaves out keeps its value. */
export const customerFieldsOf = (input: Asked, kept: Kept): CustomerFields => ({
  ...input.customerHours,
  name: input.name,
  abbreviation: input.abbreviation,
  internal: input.internal ?? kept.internal,
  parentId: parentIdOf(input, kept),
  supervisorName: input.supervisor.name,
  supervisorEmail: input.supervisor.email,
  vat: input.vat,
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

/** In the form, the parent 0 means that the customer has no parent. */
const parentIdOf = ({ parentCompanyId }: Asked, { parentId }: Kept): number | null =>
  parentCompanyId === undefined ? parentId : parentCompanyId === 0 ? null : parentCompanyId
