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
export const customerFieldsOf = (asked: Asked, kept: Kept): CustomerFields => ({
  ...asked.customerHours,
  name: asked.name,
  abbreviation: asked.abbreviation,
  internal: asked.internal ?? kept.internal,
  parentId: parentIdOf(asked, kept),
  supervisorName: asked.supervisor.name,
  supervisorEmail: asked.supervisor.email,
  vat: asked.vat,
  street: asked.invoiceAddress.street,
  houseNumber: asked.invoiceAddress.houseNumber,
  postalCode: asked.invoiceAddress.postalCode,
  city: asked.invoiceAddress.city,
  country: asked.invoiceAddress.country,
  organisationName: asked.invoiceAddressingDto.organisationName,
  addressee: asked.invoiceAddressingDto.financialSupervisorReference,
  paymentTerm: asked.paymentTerm ?? kept.paymentTerm,
  wantsConcatenatedDocuments: asked.wantsConcatenatedDocuments ?? kept.wantsConcatenatedDocuments,
})

/** 0 means none. */
const parentIdOf = ({ parentCompanyId }: Asked, { parentId }: Kept): number | null =>
  parentCompanyId === undefined ? parentId : parentCompanyId === 0 ? null : parentCompanyId
