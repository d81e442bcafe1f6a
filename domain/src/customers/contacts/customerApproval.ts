/**
 * 'none': the customer does not have to sign. 'informative': HR sees the signature. 'required': an invoice needs the
 * signature.
 */
export const CUSTOMER_APPROVALS = ['none', 'informative', 'required'] as const
export type CustomerApproval = (typeof CUSTOMER_APPROVALS)[number]
