import type { CustomerRow } from './customerStore.ts'

/** What the audit keeps of a customer itself; its shift types and later rates have entries of their own. */
export const auditedCustomer = ({ fields, emails }: CustomerRow) => ({
  ...fields,
  emails: emails.map(({ address }) => address),
})
