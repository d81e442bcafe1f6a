import { NO_CENTS, type Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'
import { consumerDamages, FIXED_COMPENSATION } from './claimsOf.ts'
import { lateInterest, type InterestRate, type LateInvoice } from './lateInterest.ts'
import type { ReminderLevel } from './nextReminder.ts'

export type ClaimFacts = LateInvoice & {
  readonly open: Cents
  readonly isConsumer: boolean
  readonly level: ReminderLevel
}

export type ClaimSettings = {
  readonly rates: readonly InterestRate[]
  /**
   * Whether the company's conditions allow damages for a late consumer. Without such conditions the law forbids
   * damages.
   */
  readonly consumerConditions: boolean
}

/**
 * The interest and the fixed compensation that the law adds to a late invoice. `interest` is null when the rate of a
 * half year is not known.
 */
export type Claims = { readonly interest: Cents | null; readonly fixed: Cents }

const NO_CLAIMS: Claims = { interest: NO_CENTS, fixed: NO_CENTS }

/**
 * The interest and the fixed compensation that a payment reminder may mention. The first reminder mentions neither
 * (rules payments-18, payments-20).
 */
export function reminderClaims(facts: ClaimFacts, { rates, consumerConditions }: ClaimSettings, on: Day): Claims {
  if (facts.level === 1 || (facts.isConsumer && !consumerConditions)) return NO_CLAIMS
  return {
    interest: lateInterest(facts, rates, on),
    fixed: facts.isConsumer ? consumerDamages(facts.open) : FIXED_COMPENSATION,
  }
}
