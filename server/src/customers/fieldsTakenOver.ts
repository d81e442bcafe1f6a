import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import { refusalToSetCustomerHours } from '@uurwerk/domain/customers/refusalToSetCustomerHours'
import { RefusalError } from '../app/RefusalError.ts'
import type { CustomerFields } from './customerStore.ts'

/**
 * The fields of a customer in each group that HR can copy. Two groups also have data in other tables, which the caller
 * copies: the e-mail addresses of `organisation`, and the rates of `bonusRates`.
 */
const FIELDS = {
  vat: ['vat', 'privatePerson', 'enterpriseNumber', 'vatId', 'legacyVat'],
  invoiceAddress: ['street', 'houseNumber', 'postalCode', 'city', 'country'],
  organisation: ['organisationName', 'addressee'],
  bonusRates: [],
  customerHours: ['morning', 'evening', 'night'],
  paymentTerm: ['paymentTerm'],
  supervisor: ['supervisorName', 'supervisorEmail'],
} as const satisfies Record<FieldGroup, readonly (keyof CustomerFields)[]>

/** The fields of the groups that HR chose (rules customers-22, customers-27). */
export function fieldsTakenOver(parent: CustomerFields, groups: readonly FieldGroup[]): Partial<CustomerFields> {
  // Older releases did not check the order of morning, evening and night. Wrong hours are not copied.
  if (groups.includes('customerHours') && refusalToSetCustomerHours(parent) !== null)
    throw new RefusalError({ code: 'parent_hours_order' })
  return Object.fromEntries(groups.flatMap((group) => FIELDS[group].map((name) => [name, parent[name]])))
}
