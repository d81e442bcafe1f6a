import { billVat, type BilledVat } from '@uurwerk/domain/invoicing/vat/billVat'
import { billedPeriod, type BilledPeriod } from '@uurwerk/domain/invoicing/lines/billedPeriod'
import type { InvoiceLine } from '@uurwerk/domain/invoicing/lines/invoiceLine'
import { invoiceLinesOf, type MonthOfWork } from '@uurwerk/domain/invoicing/lines/invoiceLinesOf'
import type { InvoiceTotals } from '@uurwerk/domain/invoicing/vat/vatBreakdown'
import type { ChosenVat } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { sumCents, type Cents } from '@uurwerk/domain/money/cents'
import { sumSeconds, type Seconds } from '@uurwerk/domain/money/seconds'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { timedShiftOf } from '../../planning/shifts/shiftOf.ts'
import { languageOf } from '../languageOf.ts'
import type { BilledMonthRow, BilledOrder } from './billedMonthStore.ts'

/** A line of the invoice, with the reference of its order (a period of the contract with an hourly rate). */
export type BilledLine = InvoiceLine & { readonly orderReference: string }

export type Bill = {
  readonly lines: readonly BilledLine[]
  readonly worked: Seconds
  readonly shiftsTotal: Cents
  readonly totals: InvoiceTotals
  readonly vat: BilledVat
}

/**
 * Calculates the lines and the amounts of an invoice. The caller must first check that every worked day has an hourly
 * rate.
 */
export function billOf(month: BilledMonthRow, chosen: ChosenVat): Bill {
  const { orders } = month
  const priced = invoiceLinesOf(workOf(month))
  const differ = purchaseOrdersOf(month, priced).length > 1
  const lines = priced.map((line) => ({
    ...line,
    orderReference: referenceOf(
      orders.find(({ id }) => id === line.orderId),
      differ,
    ),
  }))
  const amounts = lines.map(({ amount }) => amount)
  const vat = billVat({
    hours: amounts,
    costs: month.freeCosts,
    chosen,
    language: languageOf(month.billing),
    own: month.ownRegimes,
  })
  return {
    lines,
    worked: sumSeconds(lines.map(({ seconds }) => seconds)),
    shiftsTotal: sumCents(amounts),
    totals: vat.totals,
    vat,
  }
}

/** The shifts of a contract month, with the orders and the premiums that give the shifts a price. */
export const workOf = ({ orders, shifts, hours, rates, extraHolidays }: BilledMonthRow): MonthOfWork => ({
  orders,
  shifts: shifts.map(timedShiftOf),
  terms: { hours, rates, extraHolidays: new Set(extraHolidays) },
})

/**
 * For an invoice line, the days of the month on which its order (a period of the contract with an hourly rate) gives
 * the price.
 */
export const periodsOf =
  ({ orders }: BilledMonthRow, month: YearMonth) =>
  ({ orderId }: InvoiceLine): BilledPeriod | null => {
    const order = orders.find(({ id }) => id === orderId)
    return order === undefined ? null : billedPeriod(order.period, month)
  }

/**
 * The reference that the customer gave to the order, which the customer recognises best, or else our own (rule
 * invoicing-41). When the orders have different purchase order numbers, the lines of each order have its number (rule
 * invoicing-82).
 */
const referenceOf = (order: BilledOrder | undefined, withPurchaseOrder: boolean): string => {
  const purchaseOrder = (withPurchaseOrder && order?.purchaseOrder) || ''
  return [
    order?.externalReference || order?.internalReference || '',
    purchaseOrder === '' ? '' : `bestelbon ${purchaseOrder}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** The different purchase order numbers of the orders (periods with an hourly rate) that these lines bill. */
export const purchaseOrdersOf = (
  { orders }: Pick<BilledMonthRow, 'orders'>,
  lines: readonly Pick<InvoiceLine, 'orderId'>[],
): readonly string[] => {
  const billed = new Set(lines.map(({ orderId }) => orderId))
  const named = orders.filter(({ id, purchaseOrder }) => billed.has(id) && purchaseOrder !== '')
  return [...new Set(named.map(({ purchaseOrder }) => purchaseOrder))]
}
