import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import type { Customer } from '../queries.ts'
import { customerFormOf, type CustomerForm } from './customerForm.ts'

/** The fields of the customer form in each group of fields that a customer can copy from its parent. */
const FIELDS_OF_GROUP = {
  vat: ['vat', 'privatePerson'],
  invoiceAddress: ['invoiceAddress'],
  organisation: ['invoiceAddressingDto', 'confirmedEmailDtos'],
  bonusRates: ['isCustomBonusRates', 'bonusRatesList'],
  customerHours: ['customerHours'],
  paymentTerm: ['paymentTerm'],
  supervisor: ['supervisor'],
} as const satisfies Record<FieldGroup, readonly (keyof CustomerForm)[]>

/**
 * The form values of the parent for the chosen groups. When the group `bonusRates` is chosen, the customer gets its own
 * bonus rates: a copy of those of the parent.
 */
export function importedFrom(parent: Customer, groups: Iterable<FieldGroup>): Partial<CustomerForm> {
  const form: CustomerForm = { ...customerFormOf(parent), isCustomBonusRates: true }
  const fields = [...groups].flatMap((group): readonly (keyof CustomerForm)[] => FIELDS_OF_GROUP[group])
  return Object.fromEntries(fields.map((field) => [field, form[field]]))
}
