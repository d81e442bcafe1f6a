import { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToNameCustomer } from '@uurwerk/domain/customers/inactiveNamesake'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { CustomerRow } from '../queries.ts'
import { customerEditOf } from './customerBodies.ts'
import type { CustomerForm } from './customerForm.ts'

const errorsOfNew = schemaResolver(NewCustomer, { sync: true })
const errorsOfEdit = schemaResolver(CustomerEdit, { sync: true })

type Others = Parameters<typeof refusalToNameCustomer>[0]

export const newCustomerErrors = (form: CustomerForm, customers: Others): FormErrors => ({
  ...errorOfName(customers, { ...form, id: null, active: true }),
  ...errorsOfNew(form),
})

export const customerEditErrors = (
  form: CustomerForm,
  { id, active }: Pick<CustomerRow, 'id' | 'active'>,
  customers: Others,
): FormErrors => ({
  ...errorOfName(customers, { ...form, id, active }),
  ...errorsOfEdit(customerEditOf(form)),
})

/** The refusals that depend on data of other users, which the form cannot foresee, and the field of each. */
export const CUSTOMER_REFUSALS = {
  customer_name_taken: 'name',
  parent_unusable: 'parentCompanyId',
  peppol_id_format: 'peppolId',
} as const

function errorOfName(...input: Parameters<typeof refusalToNameCustomer>): FormErrors {
  const refusal = refusalToNameCustomer(...input)
  return refusal === null ? {} : { name: sentenceOf(refusal) }
}
