/**
 * The settings for the signature of a customer. 'none' asks for no signature. With 'informative', HR sees the signature,
 * but invoices do not wait for it. With 'required', an invoice needs the signature.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
