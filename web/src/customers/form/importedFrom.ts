import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import type { Customer } from '../queries.ts'
import { customerFormOf } from './customerForm.ts'
import type { CustomerForm } from './customerForm.ts'

/** Which fields of the form each group fills (master-data specification, 5). */
const FIELDS_OF_GROUP = {
  vat: ['vat'],
  invoiceAddress: ['invoiceAddress'],
  organisation: ['invoiceAddressingDto', 'confirmedEmailDtos'],
  bonusRates: ['isCustomBonusRates', 'bonusRatesList'],
  customerHours: ['customerHours'],
  paymentTerm: ['paymentTerm'],
  supervisor: ['supervisor'],
} as const satisfies Record<FieldGroup, readonly (keyof CustomerForm)[]>

/** What the parent has in the chosen groups, as fields of the form; its rates turn the switch of rates of one's own on. */
export function importedFrom(parent: Customer, groups: Iterable<FieldGroup>): Partial<CustomerForm> {
  const form: CustomerForm = { ...customerFormOf(parent), isCustomBonusRates: true }
  const fields = [...groups].flatMap((group): readonly (keyof CustomerForm)[] => FIELDS_OF_GROUP[group])
  return Object.fromEntries(fields.map((field) => [field, form[field]]))
}
