import { waitsForCustomer, type CustomerSideFacts } from './waitsForCustomer.ts'

/** The states of the customer's signature in HR's list. */
export const CUSTOMER_STATES = ['awaited', 'disputed', 'waived', 'signed'] as const
export type CustomerState = (typeof CUSTOMER_STATES)[number]

export type CustomerStateFacts = CustomerSideFacts & {
  readonly confirmed: boolean
  readonly invoiced: boolean
  /** True when the customer sent a remark to HR that HR has not answered or solved yet. */
  readonly isDisputed: boolean
}

/** The state of the signature; null when the customer does not have to sign the month, or not yet (rule contact-17). */
export function customerState(facts: CustomerStateFacts): CustomerState | null {
  if (!facts.confirmed) return null
  if (facts.isSigned) return 'signed'
  if (facts.isDisputed && !facts.invoiced) return 'disputed'
  if (facts.isWaived) return 'waived'
  return isAwaited(facts) ? 'awaited' : null
}

/** True when the customer must sign the confirmed month and can still do so (rule contact-17). */
const isAwaited = ({ invoiced, approval, ...facts }: CustomerStateFacts): boolean =>
  !invoiced && approval !== 'none' && waitsForCustomer({ ...facts, approval: 'required' })
