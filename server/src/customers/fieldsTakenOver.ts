import type { FieldGroup } from '@uurwerk/domain/customers/fieldGroup'
import type { CustomerFields } from './customerStore.ts'

/** The addresses of `organisation` and the rates are no fields of the customer itself. */
const FIELDS = {
  vat: ['vat'],
  invoiceAddress: ['street', 'houseNumber', 'postalCode', 'city', 'country'],
  organisation: ['organisationName', 'addressee'],
  bonusRates: [],
  customerHours: ['morning', 'evening', 'night'],
  paymentTerm: ['paymentTerm'],
  supervisor: ['supervisorName', 'supervisorEmail'],
} as const satisfies Record<FieldGroup, readonly (keyof CustomerFields)[]>

/** What a customer takes over of its parent, group by group. */
export const fieldsTakenOver = (parent: CustomerFields, groups: readonly FieldGroup[]): Partial<CustomerFields> =>
  Object.fromEntries(groups.flatMap((group) => FIELDS[group].map((name) => [name, parent[name]])))
