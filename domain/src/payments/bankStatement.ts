import type { Cents } from '../money/cents.ts'
import type { Day } from '../time/day.ts'

/** One movement on a bank account. */
export type BankEntry = {
  /** Positive when money came in, negative when money went out. */
  readonly amount: Cents
  readonly enteredOn: Day
  readonly valueOn: Day
  /** The reference that the bank gave to the movement; '' when there is none. */
  readonly bankReference: string
  readonly endToEndId: string
  readonly counterpartyName: string
  /** An IBAN when it is a valid one, otherwise the text of the statement; '' when there is none. */
  readonly counterpartyAccount: string
  /** The twelve digits of a valid structured communication; null when there is none. */
  readonly paymentReference: string | null
  readonly text: string
  /** Whether the bank reverses an earlier movement. */
  readonly isReversal: boolean
  /** Whether the statement splits the movement into details that do not add up to it. */
  readonly detailsIgnored: boolean
}

/** The movements of one account between two balances. */
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
