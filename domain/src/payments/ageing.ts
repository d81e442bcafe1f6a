import { cents, NO_CENTS, type Cents } from '../money/cents.ts'
import { daysBetween, type Day } from '../time/day.ts'
import { creditOn } from './customerCredit.ts'

export const AGES = ['notDue', 'upTo30', 'upTo60', 'upTo90', 'over90'] as const

export type Age = (typeof AGES)[number]

/** The age category of an unpaid amount on a day. On the due date, the amount is not late yet (rule payments-14). */
export function ageOf(dueOn: Day, on: Day): Age {
  const late = daysBetween(dueOn, on)
  if (late <= 0) return 'notDue'
  if (late <= 30) return 'upTo30'
  if (late <= 60) return 'upTo60'
  return late <= 90 ? 'upTo90' : 'over90'
}

export type AgedAmounts = Readonly<Record<Age, Cents>> & {
  /** The customer's credit: money that no invoice uses yet. */
  readonly credit: Cents
  /** The sum of all amounts that the customer has to pay, minus the credit. */
  readonly total: Cents
}

export const NOTHING_DUE: AgedAmounts = {
  notDue: NO_CENTS,
  upTo30: NO_CENTS,
  upTo60: NO_CENTS,
  upTo90: NO_CENTS,
  over90: NO_CENTS,
  credit: NO_CENTS,
  total: NO_CENTS,
}

export type DueInvoice = { readonly dueOn: Day; readonly open: Cents; readonly surplus: Cents }

/** The credit of the customer is subtracted from the total (rules payments-14, payments-30). */
export const agedAmounts = (invoices: readonly DueInvoice[], on: Day): AgedAmounts =>
  invoices.reduce((sum, { dueOn, open, surplus }) => {
    const age = ageOf(dueOn, on)
    const due = Math.max(open, 0)
    const owed = creditOn({ open, surplus })
    return {
      ...sum,
      [age]: cents(sum[age] + due),
      credit: cents(sum.credit + owed),
      total: cents(sum.total + due - owed),
    }
  }, NOTHING_DUE)

export const sumAged = (parts: readonly AgedAmounts[]): AgedAmounts =>
  parts.reduce((sum, part) => {
    const names = Object.keys(NOTHING_DUE) as (keyof AgedAmounts)[]
    return Object.fromEntries(names.map((name) => [name, cents(sum[name] + part[name])])) as AgedAmounts
  }, NOTHING_DUE)
