import { cents, sumCents, type Cents } from '../../money/cents.ts'
import type { Day } from '../../time/day.ts'
import { lateInterest, type InterestRate, type LateInvoice } from './lateInterest.ts'
import { FIXED_COMPENSATION, type Claims } from './reminderClaims.ts'

export type ClaimsFacts = LateInvoice & {
  readonly isConsumer: boolean
  /** The highest interest and compensation that a reminder of this invoice asked for. */
  readonly reminded: Cents
  /** The interest and the compensation that the customer has paid. */
  readonly extra: Cents
}

/**
 * The interest and the compensation that a customer can still pay for a late invoice: what a reminder asked for. A
 * business can also pay what the law gives, without a reminder (rule payments-38).
 */
export function claimsLeft(facts: ClaimsFacts, rates: readonly InterestRate[], on: Day): Cents {
  const most = Math.max(facts.reminded, facts.isConsumer ? 0 : claimsByLaw(facts, rates, on))
  return cents(Math.max(most - facts.extra, 0))
}

const claimsByLaw = (late: LateInvoice, rates: readonly InterestRate[], on: Day): number =>
  wasLate(late, on) ? (lateInterest(late, rates, on) ?? 0) + FIXED_COMPENSATION : 0

/**
 * True when a part of the invoice was open after the due date. This is also true when the invoice was paid in time and
 * the bank returned the payment later.
 */
function wasLate({ total, dueOn, settlements }: LateInvoice, on: Day): boolean {
  const isOpen = (day: Day) =>
    sumCents(settlements.filter((each) => each.on <= day).map(({ amount }) => amount)) < total
  const later = settlements.map((each) => each.on).filter((day) => dueOn < day && day <= on)
  return on > dueOn && [dueOn, ...later].some(isOpen)
}

/** The paid amount first pays the compensation and then the interest. */
export function claimsAfter({ interest, fixed }: Claims, extra: Cents): Claims {
  const rest = Math.max(extra - fixed, 0)
  return {
    interest: interest === null ? null : cents(Math.max(interest - rest, 0)),
    fixed: cents(Math.max(fixed - extra, 0)),
  }
}
