import { cents, type Cents } from '../money/cents.ts'
import { isDay, type Day } from '../time/day.ts'
import { accountOf } from './accountOf.ts'
import { StatementFault } from './StatementFault.ts'

/** A record of a CODA bank file, with its line number in the file. */
export type CodaLine = { readonly text: string; readonly number: number }

/**
 * The characters of a CODA record from one position to another, both included. The first position is 1, as in the CODA
 * standard.
 */
export const field = ({ text }: CodaLine, from: number, to: number): string => text.slice(from - 1, to)

/** Reads a day that a CODA record writes as ddmmyy. */
export function codaDay(line: CodaLine, from: number): Day {
  const day = dayOf(field(line, from, from + 5))
  if (day === null) throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  return day
}

/** Reads a day that can be missing in a CODA record: the bank then writes zeros or spaces. */
export const codaDayOr = (line: CodaLine, from: number, other: Day): Day =>
  /^[0 ]{6}$/.test(field(line, from, from + 5)) ? other : codaDay(line, from)

function dayOf(written: string): Day | null {
  const day = `20${written.slice(4)}-${written.slice(2, 4)}-${written.slice(0, 2)}`
  return isDay(day) ? day : null
}

/** Reads the sign of a CODA amount: 0 is credit, 1 is debit. */
export function codaSign(line: CodaLine, at: number): 1 | -1 {
  const sign = field(line, at, at)
  if (sign !== '0' && sign !== '1') throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  return sign === '0' ? 1 : -1
}

const AMOUNT = /^\d{15}$/

/**
 * Reads a CODA amount of twelve digits and three decimals. Our accounts are in euros, so the third decimal must be 0
 * (rule payments-6).
 */
export function codaAmount(line: CodaLine, from: number, sign: 1 | -1 = 1): Cents {
  const written = field(line, from, from + 14)
  if (!AMOUNT.test(written)) throw new StatementFault({ code: 'statement_unreadable', line: line.number })
  if (!written.endsWith('0')) throw new StatementFault({ code: 'statement_amount', written })
  const amount = Number(written.slice(0, 14))
  return cents(amount === 0 ? 0 : sign * amount)
}

type Account = { readonly account: string; readonly currency: string }

/**
 * Reads the account number of CODA record 1. Version 1 and kind 0 have an old Belgian number; the other kinds have a
 * number of 34 characters.
 */
export function codaAccount(line: CodaLine, version: string): Account {
  const isOld = version === '1' || field(line, 2, 2) === '0'
  return isOld
    ? { account: accountOf(field(line, 6, 17)), currency: field(line, 19, 21) }
    : { account: accountOf(field(line, 6, 39)), currency: field(line, 40, 42) }
}
