/**
 * The settings for the signature of a customer: no signature, a signature that HR only sees, or a signature that an
 * invoice needs.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
