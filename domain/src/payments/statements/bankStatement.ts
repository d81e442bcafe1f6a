import { eurosOf, sumCents, type Cents } from '../../money/cents.ts'
import type { Day } from '../../time/day.ts'
import { ibanOf } from '../../invoicing/numbers/isIban.ts'

/** One movement on a bank account. */
export type BankEntry = {
  /** The amount is positive when the company received the money, and negative when the company paid it. */
  readonly amount: Cents
  readonly enteredOn: Day
  readonly valueOn: Day
  /** The reference that the bank gave to the movement; '' when the bank gave none. */
  readonly bankReference: string
  readonly endToEndId: string
  readonly counterpartyName: string
  /** An IBAN when the number is valid, otherwise the text of the statement; '' without an account. */
  readonly counterpartyAccount: string
  /** The twelve digits of a valid structured communication (payment reference); null when the movement has none. */
  readonly paymentReference: string | null
  readonly text: string
  readonly isReversal: boolean
  /** True when the statement splits the movement into details whose sum is not the amount of the movement. */
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

export type StatementRefusal =
  | { readonly code: 'statement_unreadable'; readonly line: number | null }
  | { readonly code: 'statement_version'; readonly version: string }
  | { readonly code: 'statement_amount'; readonly written: string }
  | { readonly code: 'statement_currency'; readonly currency: string }
  | {
      readonly code: 'statement_totals_wrong'
      readonly account: string
      readonly expected: number
      readonly found: number
    }

/** The error that a reader of bank files throws for a wrong file. The caller converts it to a refusal. */
export class StatementFault extends Error {
  readonly refusal: StatementRefusal

  constructor(refusal: StatementRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Returns the result of a bank file reader, or the refusal that the reader threw. */
export function statementOrRefusal<Result>(read: () => Result): Result | { readonly refusal: StatementRefusal } {
  try {
    return read()
  } catch (error) {
    if (error instanceof StatementFault) return { refusal: error.refusal }
    throw error
  }
}

/** The sum of the movements must be the difference between the old and the new balance (rule payments-4). */
export function assertStatementAddsUp({ account, opening, closing, entries }: BankStatement): void {
  const reached = sumCents([opening, ...entries.map(({ amount }) => amount)])
  if (reached !== closing)
    throw new StatementFault({
      code: 'statement_totals_wrong',
      account,
      expected: eurosOf(closing),
      found: eurosOf(reached),
    })
}

/**
 * A movement is not split when the sum of its details is not its amount, because a part of the money would then be
 * booked twice or not at all (rule payments-5).
 */
export function splitIntoDetails(whole: BankEntry, details: readonly BankEntry[]): readonly BankEntry[] {
  if (details.length === 0) return [whole]
  const addsUp = sumCents(details.map(({ amount }) => amount)) === whole.amount
  return addsUp ? details : [{ ...whole, detailsIgnored: true }]
}

const BELGIAN_BBAN = /^\d{12}$/

/** The country code 'BE' and the check digits '00' as digits. Letters count from A = 10 (ISO 13616). */
const BELGIUM_IN_DIGITS = '111400'

/** Adds the country code and the check digits to an old Belgian account number. A text with only zeros gives ''. */
export function accountOf(text: string): string {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^0*$/.test(plain)) return ''
  if (!BELGIAN_BBAN.test(plain)) return ibanOf(plain) ?? plain
  const check = 98n - (BigInt(`${plain}${BELGIUM_IN_DIGITS}`) % 97n)
  const iban = `BE${`${check}`.padStart(2, '0')}${plain}`
  return ibanOf(iban) ?? plain
}
