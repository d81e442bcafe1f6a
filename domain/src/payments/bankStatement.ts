import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'

/** One movement on a bank account. */
export type BankEntry = {
  /** The amount of the movement: positive when money came in, negative when money went out. */
  readonly amount: Cents
  readonly enteredOn: Day
  readonly valueOn: Day
  /** The reference that the bank gave to the movement; '' when there is none. */
  readonly bankReference: string
  readonly endToEndId: string
  readonly counterpartyName: string
  /**
   * The account of the other party, as an IBAN when the number is valid. Otherwise the text of the statement; '' when
   * the statement has no account.
   */
  readonly counterpartyAccount: string
  /** The twelve digits of a valid structured communication; null when the movement has none. */
  readonly paymentReference: string | null
  readonly text: string
  /** Whether the movement is a reversal of an earlier movement by the bank. */
  readonly isReversal: boolean
  /** Whether the statement splits the movement into details whose sum differs from the movement. */
  readonly detailsIgnored: boolean
}

/** A bank statement: the movements of one account between two balances. */
export type BankStatement = {
  readonly account: string
  readonly number: string
  readonly openedOn: Day
  readonly closedOn: Day
  readonly opening: Cents
  readonly closing: Cents
  readonly entries: readonly BankEntry[]
}

export const STATEMENT_FORMATS = ['coda', 'camt'] as const

export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
