import { NO_CENTS, cents, type Cents } from '../../money/cents.ts'
import { addDays, type Day } from '../../time/day.ts'
import { lateInterest, type InterestRate, type LateInvoice } from './lateInterest.ts'
import { dayAfterConsumerTerm, type GivenReminder, type ReminderLevel } from './nextReminder.ts'
import { divideRounded } from '../../money/divideRounded.ts'

type ClaimFacts = LateInvoice & {
  readonly open: Cents
  readonly isConsumer: boolean
  readonly level: ReminderLevel
  readonly firstReminder: Pick<GivenReminder, 'on' | 'channel'> | null
}

type ClaimSettings = {
  readonly rates: readonly InterestRate[]
  /** The law forbids compensation from a consumer when the company's conditions do not allow it. */
  readonly consumerConditions: boolean
}

/** `interest` is null when the rate of a half year is not known. */
export type Claims = { readonly interest: Cents | null; readonly fixed: Cents }

const NO_CLAIMS: Claims = { interest: NO_CENTS, fixed: NO_CENTS }

/** The first reminder mentions no interest and no compensation (rules payments-18, payments-20). */
export function reminderClaims(facts: ClaimFacts, { rates, consumerConditions }: ClaimSettings, on: Day): Claims {
  const { level, isConsumer, firstReminder, open } = facts
  if (level === 1) return NO_CLAIMS
  if (!isConsumer) return { interest: lateInterest(facts, rates, on), fixed: FIXED_COMPENSATION }
  if (!consumerConditions || firstReminder === null) return NO_CLAIMS
  // A consumer owes no interest for the days until the end of the term of the first reminder (rule payments-42).
  const dueOn = addDays(dayAfterConsumerTerm(firstReminder.on, firstReminder.channel), -1)
  return { interest: lateInterest({ ...facts, dueOn }, rates, on), fixed: consumerDamages(open) }
}

/** The fixed compensation for each late invoice of a business or a public body (law of 2 August 2002, article 6). */
export const FIXED_COMPENSATION = cents(4000)

const MOST_DAMAGES = 200_000

/**
 * The maximum compensation that a consumer owes for late payment, when the conditions of the company allow compensation
 * (Code of Economic Law, article XIX.4; rule payments-20).
 */
export function consumerDamages(open: Cents): Cents {
  if (open <= 0) return NO_CENTS
  if (open <= 15_000) return cents(2000)
  if (open <= 50_000) return cents(3000 + share(open - 15_000, 10n))
  return cents(Math.min(6500 + share(open - 50_000, 20n), MOST_DAMAGES))
}

const share = (amount: number, part: bigint): number => Number(divideRounded(BigInt(amount), part))
