import type { CustomerRow } from './customerStore.ts'

type Audited = Pick<CustomerRow, 'fields' | 'bonusRates'> & { readonly emails: readonly { readonly address: string }[] }

/** What the audit keeps of a customer itself, each rate by itself; its shift types have entries of their own. */
export const auditedCustomer = ({ fields, emails, bonusRates }: Audited) => ({
  ...fields,
  emails: emails.map(({ address }) => address),
  ...Object.fromEntries(bonusRates.map(({ bonusType, percentage }) => [bonusType, percentage])),
})
