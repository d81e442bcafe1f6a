import type { CustomerRow } from './customerStore.ts'

type Audited = Pick<CustomerRow, 'fields' | 'bonusRates'> & { readonly emails: readonly { readonly address: string }[] }

/**
 * The values of a customer for the audit trail, each bonus rate as its own field. Shift types have their own audit
 * entries.
 */
export const auditedCustomer = ({ fields, emails, bonusRates }: Audited) => ({
  ...fields,
  emails: emails.map(({ address }) => address),
  ...Object.fromEntries(bonusRates.map(({ bonusType, percentage }) => [bonusType, percentage])),
})
