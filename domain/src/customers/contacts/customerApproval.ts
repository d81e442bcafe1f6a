/**
 * The settings for the signature of a customer: 'none' asks for no signature, one setting shows the signature only to
 * HR, and with the last setting an invoice needs the signature.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
