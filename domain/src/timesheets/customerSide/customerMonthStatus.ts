/** The states of a contract month for the customer, in their order. */
export const CUSTOMER_MONTH_STATUSES = [
  'not_confirmed',
  'to_review',
  'disputed',
  'answered',
  'signed',
  'invoiced',
] as const
export type CustomerMonthStatus = (typeof CUSTOMER_MONTH_STATUSES)[number]

type StatusFacts = {
  readonly confirmed: boolean
  readonly invoiced: boolean
  /** True when the hash in the signature is the hash of the current lines. */
  readonly isSigned: boolean
  /** The number of lines that the customer disputed, that were sent to HR and that HR has not answered yet. */
  readonly openDisputes: number
  /** The number of lines that the customer disputed and about which HR answered without changing the line. */
  readonly answeredDisputes: number
}

/**
 * The state of a contract month for the customer. It is calculated and not stored. A signature counts only while the
 * month is confirmed and its lines are the same as when they were signed (rule contact-12).
 */
export function customerMonthStatus(facts: StatusFacts): CustomerMonthStatus {
  if (!facts.confirmed) return 'not_confirmed'
  if (facts.isSigned) return 'signed'
  if (facts.invoiced) return 'invoiced'
  if (facts.openDisputes > 0) return 'disputed'
  return facts.answeredDisputes > 0 ? 'answered' : 'to_review'
}
