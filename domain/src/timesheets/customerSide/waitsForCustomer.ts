import type { CustomerApproval } from '../../customers/contacts/customerApproval.ts'

export type CustomerSideFacts = {
  readonly approval: CustomerApproval
  readonly isSigned: boolean
  /** True when HR decided to continue without the signature. */
  readonly isWaived: boolean
  /** False for a month without shifts, in which the customer has nothing to sign. */
  readonly hasShifts: boolean
}

/** True when an invoice of a month must wait until the customer signs the month (rule contact-46). */
export const waitsForCustomer = ({ approval, isSigned, isWaived, hasShifts }: CustomerSideFacts): boolean =>
  approval === 'required' && hasShifts && !isSigned && !isWaived
