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
  /** True when a signature has the hash of the current lines. */
  readonly isSigned: boolean
  /** The number of disputes that were sent to HR and have no answer of HR yet. */
  readonly openDisputes: number
  /** The number of disputes to which HR answered without a change of the line. */
  readonly answeredDisputes: number
}

/**
 * The state of a contract month for the customer. It is calculated and not stored. A signature counts while the month
 * is confirmed and its lines are still the signed lines (rule contact-12).
 */
export function customerMonthStatus(facts: StatusFacts): CustomerMonthStatus {
  if (!facts.confirmed) return 'not_confirmed'
  if (facts.isSigned) return 'signed'
  if (facts.invoiced) return 'invoiced'
  if (facts.openDisputes > 0) return 'disputed'
  return facts.answeredDisputes > 0 ? 'answered' : 'to_review'
}
