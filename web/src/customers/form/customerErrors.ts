import { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { sentenceOf } from '@uurwerk/contract/problems'
import { activeNamesake } from '@uurwerk/domain/customers/inactiveNamesake'
import { schemaResolver, type FormErrors } from '@mantine/form'
import type { CustomerRow } from '../queries.ts'
import { customerEditOf } from './customerBodies.ts'
import type { CustomerForm } from './customerForm.ts'

const errorsOfNew = schemaResolver(NewCustomer, { sync: true })
const errorsOfEdit = schemaResolver(CustomerEdit, { sync: true })

/** All errors of the form for a new customer, each at its field. */
export const newCustomerErrors = (form: CustomerForm, others: readonly CustomerRow[]): FormErrors => ({
  ...errorOfName(form, others),
  ...errorsOfNew(form),
})

export const customerEditErrors = (form: CustomerForm, others: readonly CustomerRow[]): FormErrors => ({
  ...errorOfName(form, others),
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

const errorOfName = ({ name }: CustomerForm, others: readonly CustomerRow[]): FormErrors =>
  activeNamesake(others, name) === null ? {} : { name: sentenceOf({ code: 'customer_name_taken' }) }
