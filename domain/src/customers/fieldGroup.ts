/** The groups of fields that a customer can copy from its parent (rule customers-20). */
export const FIELD_GROUPS = [
  'vat',
  'invoiceAddress',
  'organisation',
  'bonusRates',
  'customerHours',
  'paymentTerm',
  'supervisor',
] as const

/** `organisation` contains the name of the organisation, the addressee and the e-mail addresses of the invoices. */
export type FieldGroup = (typeof FIELD_GROUPS)[number]
