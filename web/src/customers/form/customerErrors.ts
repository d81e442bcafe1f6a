import { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToNameCustomer } from '@uurwerk/domain/customers/inactiveNamesake'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { CustomerRow } from '../queries.ts'
import { customerEditOf } from './customerBodies.ts'
import type { CustomerForm } from './customerForm.ts'

const errorsOfNew = schemaResolver(NewCustomer, { sync: true })
const errorsOfEdit = schemaResolver(CustomerEdit, { sync: true })

/** All errors of the form for a new customer, each at its field. */
export const newCustomerErrors = (form: CustomerForm, customers: readonly CustomerRow[]): FormErrors => ({
  ...errorOfName(customers, { ...form, id: null, active: true }),
  ...errorsOfNew(form),
})

export const customerEditErrors = (
  form: CustomerForm,
  { id, active }: Pick<CustomerRow, 'id' | 'active'>,
  customers: readonly CustomerRow[],
): FormErrors => ({
  ...errorOfName(customers, { ...form, id, active }),
  ...errorsOfEdit(customerEditOf(form)),
})

/**
 * The refusals that the form cannot foresee, because they depend on data that another user may have changed. The value
 * is the field that shows the refusal.
 */
export const CUSTOMER_REFUSALS = {
  customer_name_taken: 'name',
  parent_unusable: 'parentCompanyId',
  peppol_id_format: 'peppolId',
} as const

function errorOfName(...asked: Parameters<typeof refusalToNameCustomer>): FormErrors {
  const refusal = refusalToNameCustomer(...asked)
  return refusal === null ? {} : { name: sentenceOf(refusal) }
}
