/**
 * The settings for the customer's signature of a month. With 'none', the customer does not have to sign. With
 * 'informative', HR sees the signature, but invoices do not wait for it. With 'required', an invoice needs the
 * signature.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
