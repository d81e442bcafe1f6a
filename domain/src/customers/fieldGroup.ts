/** What a customer can take over from its parent, group by group (master-data specification, 5) (rule customers-20). */
export const FIELD_GROUPS = [
  'vat',
  'invoiceAddress',
  'organisation',
  'bonusRates',
  'customerHours',
  'paymentTerm',
  'supervisor',
] as const

/** `organisation` holds the organisation's name, the addressee and the e-mail addresses of the invoices. */
export type FieldGroup = (typeof FIELD_GROUPS)[number]
