import { cents, sumCents, type Cents } from '../money/cents.ts'
import { daysBetween, type Day } from '../time/day.ts'

export const PAYMENT_STATES = ['open', 'partly', 'paid', 'overpaid'] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** A second payment with the opposite amount cancels a payment. */
export type Settlement = { readonly on: Day; readonly amount: Cents }

export type BalanceFacts = {
  readonly total: Cents
  readonly dueOn: Day
  readonly credits: readonly Settlement[]
  readonly payments: readonly Settlement[]
}

export type InvoiceBalance = {
  /** Total including VAT − credit notes − payments. Below zero when the invoice was credited after its payment. */
  readonly open: Cents
  readonly credited: Cents
  readonly paid: Cents
  readonly state: PaymentState
  readonly paidOn: Day | null
  /** The number of days after the due date. It is 0 when the invoice is not late or is fully paid. */
  readonly daysLate: number
}

/** The balance of a numbered invoice on a day, exact to the cent (rules payments-1 and payments-2). */
export function invoiceBalance({ total, dueOn, credits, payments }: BalanceFacts, on: Day): InvoiceBalance {
  const credited = sumUpTo(credits, on)
  const paid = sumUpTo(payments, on)
  const open = cents(total - credited - paid)
  return {
    open,
    credited,
    paid,
    state: stateOf(open, paid),
    paidOn: open > 0 ? null : settledOn(total, [...credits, ...payments], on),
    daysLate: open > 0 ? Math.max(daysBetween(dueOn, on), 0) : 0,
  }
}

const sumUpTo = (settlements: readonly Settlement[], on: Day): Cents =>
  sumCents(settlements.filter((settlement) => settlement.on <= on).map(({ amount }) => amount))

function stateOf(open: Cents, paid: Cents): PaymentState {
  if (open < 0) return 'overpaid'
  if (open === 0) return 'paid'
  return paid > 0 ? 'partly' : 'open'
}

/** The last day on which the open amount became zero or less. */
function settledOn(total: Cents, settlements: readonly Settlement[], on: Day): Day | null {
  const days = [...new Set(settlements.map((settlement) => settlement.on))].filter((day) => day <= on).toSorted()
  const openOn = (day: Day) => total - sumUpTo(settlements, day)
  const lastOpen = days.findLastIndex((day) => openOn(day) > 0)
  return days[lastOpen + 1] ?? null
}
