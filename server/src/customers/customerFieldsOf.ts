import type { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers'
import type { z } from 'zod'
import type { CustomerFields } from './customerStore.ts'

type Asked = z.output<typeof NewCustomer> | z.output<typeof CustomerEdit>
type Kept = Pick<CustomerFields, 'internal' | 'parentId' | 'paymentTerm' | 'wantsConcatenatedDocuments'>

/** What a new customer is, where its form does not say. */
export const NEW_CUSTOMER: Kept = {
  internal: false,
  parentId: null,
  paymentTerm: 30,
  wantsConcatenatedDocuments: false,
}

/** What a form says of a customer, as it is stored; what it leaves out is kept. */
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

/** 0 means none. */
const parentIdOf = ({ parentCompanyId }: Asked, { parentId }: Kept): number | null =>
  parentCompanyId === undefined ? parentId : parentCompanyId === 0 ? null : parentCompanyId
