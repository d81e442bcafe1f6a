import { CustomerEdit, NewCustomer } from '@uurwerk/contract/customers'
import { sentenceOf } from '@uurwerk/contract/problems'
import { activeNamesake } from '@uurwerk/domain/customers/inactiveNamesake'
import { schemaResolver } from '@mantine/form'
import type { FormErrors } from '@mantine/form'
import type { CustomerRow } from '../queries.ts'
import { customerEditOf } from './customerBodies.ts'
import type { CustomerForm } from './customerForm.ts'

const errorsOfNew = schemaResolver(NewCustomer, { sync: true })
const errorsOfEdit = schemaResolver(CustomerEdit, { sync: true })

/** Everything that is wrong with a new customer, beside the field it is about (master-data specification, 5). */
export const newCustomerErrors = (form: CustomerForm, others: readonly CustomerRow[]): FormErrors => ({
  ...errorOfName(form, others),
  ...errorsOfNew(form),
})

export const customerEditErrors = (form: CustomerForm, others: readonly CustomerRow[]): FormErrors => ({
  ...errorOfName(form, others),
  ...errorsOfEdit(customerEditOf(form)),
})

/** What the server may still find, when somebody else came first. */
export const CUSTOMER_REFUSALS = { customer_name_taken: 'name', parent_unusable: 'parentCompanyId' } as const

const errorOfName = ({ name }: CustomerForm, others: readonly CustomerRow[]): FormErrors =>
  activeNamesake(others, name) === null ? {} : { name: sentenceOf({ code: 'customer_name_taken' }) }
