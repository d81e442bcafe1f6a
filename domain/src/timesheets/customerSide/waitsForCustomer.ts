import type { CustomerApproval } from '../../customers/contacts/customerApproval.ts'

export type CustomerSideFacts = {
  readonly approval: CustomerApproval
  /** True while a signature of the customer counts. */
  readonly isSigned: boolean
  /** True when HR continues without the signature. */
  readonly isWaived: boolean
  /** False for a month without shifts, which has nothing to sign. */
  readonly hasShifts: boolean
}

/** Whether no invoice may be made of a month before the customer signs it (rule contact-13). */
export const waitsForCustomer = ({ approval, isSigned, isWaived, hasShifts }: CustomerSideFacts): boolean =>
  approval === 'required' && hasShifts && !isSigned && !isWaived
