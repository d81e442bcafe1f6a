import { orderOn } from '../contracts/orderOn.ts'
import type { Day } from '../time/day.ts'
import type { DayPeriod } from '../time/dayPeriod.ts'

export type InvoiceMonthFacts = {
  /** The invoice that was made from this contract month and has not been credited. */
  readonly liveInvoice: { readonly number: string | null } | null
  readonly workedDays: readonly Day[]
  readonly orders: readonly { readonly period: DayPeriod }[]
}

export type InvoiceMonthRefusal =
  | { readonly code: 'already_invoiced'; readonly number: string | null }
  | { readonly code: 'no_rate'; readonly days: readonly Day[] }

/** Why no invoice can be made from a contract month. */
export function refusalToInvoiceMonth(facts: InvoiceMonthFacts): InvoiceMonthRefusal | null {
  if (facts.liveInvoice !== null) return { code: 'already_invoiced', number: facts.liveInvoice.number }
  const days = daysWithoutRate(facts)
  return days.length === 0 ? null : { code: 'no_rate', days }
}

/** The worked days that no order prices, each once and in order. */
export const daysWithoutRate = ({ workedDays, orders }: Pick<InvoiceMonthFacts, 'workedDays' | 'orders'>): Day[] =>
  [...new Set(workedDays)].filter((day) => orderOn(orders, day) === null).sort()
