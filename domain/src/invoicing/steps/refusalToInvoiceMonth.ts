import { orderOn } from '../../contracts/orderOn.ts'
import type { Day } from '../../time/day.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'

export type InvoiceMonthFacts = {
  /** The invoice of the contract month; null when the month has no invoice or when its invoice is fully credited. */
  readonly liveInvoice: { readonly number: string | null } | null
  readonly workedDays: readonly Day[]
  readonly orders: readonly { readonly period: DayPeriod }[]
  readonly hasFreeCosts: boolean
  readonly customerName: string
  /** True when the customer must sign the month first. */
  readonly waitsForCustomer: boolean
}

export type InvoiceMonthRefusal =
  | { readonly code: 'already_invoiced'; readonly number: string | null }
  | { readonly code: 'no_rate'; readonly days: readonly Day[] }
  | { readonly code: 'nothing_to_invoice' }
  | { readonly code: 'customer_not_signed'; readonly customerName: string }

/**
 * The reason why HR cannot make an invoice from a contract month (rules invoicing-6, invoicing-9, invoicing-10 and
 * contact-46).
 */
export function refusalToInvoiceMonth(facts: InvoiceMonthFacts): InvoiceMonthRefusal | null {
  if (facts.liveInvoice !== null) return { code: 'already_invoiced', number: facts.liveInvoice.number }
  const days = daysWithoutRate(facts)
  if (days.length > 0) return { code: 'no_rate', days }
  if (facts.workedDays.length === 0 && !facts.hasFreeCosts) return { code: 'nothing_to_invoice' }
  return facts.waitsForCustomer ? { code: 'customer_not_signed', customerName: facts.customerName } : null
}

/** The worked days on which no order (period with an hourly rate) gives a price, sorted. Each day occurs once. */
export const daysWithoutRate = ({ workedDays, orders }: Pick<InvoiceMonthFacts, 'workedDays' | 'orders'>): Day[] =>
  [...new Set(workedDays)].filter((day) => orderOn(orders, day) === null).sort()
