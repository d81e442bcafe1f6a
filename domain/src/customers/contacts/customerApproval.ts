/**
 * Whether invoices wait for the signature of the customer: not at all, only shown to HR, or an invoice needs the
 * signature.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
