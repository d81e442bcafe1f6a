import type { CustomerRow } from './customerStore.ts'

type Audited = Pick<CustomerRow, 'fields' | 'bonusRates'> & { readonly emails: readonly { readonly address: string }[] }

/** The fields of a customer in the audit trail. Shift types are left out, because they have their own audit entries. */
export const auditedCustomer = ({ fields, emails, bonusRates }: Audited) => ({
  ...fields,
  emails: emails.map(({ address }) => address),
  ...Object.fromEntries(bonusRates.map(({ bonusType, percentage }) => [bonusType, percentage])),
})
