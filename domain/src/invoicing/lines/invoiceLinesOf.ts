import { orderOn } from '../../contracts/orderOn.ts'
import { PREMIUMS, type Premium } from '../../customers/bonusType.ts'
import type { BonusRates } from '../../customers/bonusRates.ts'
import { basisPoints } from '../../money/basisPoints.ts'
import type { Cents } from '../../money/cents.ts'
import { seconds } from '../../money/seconds.ts'
import { calloutRate } from '../../planning/premiums/calloutRate.ts'
import type { PremiumTerms } from '../../planning/premiums/premiumTerms.ts'
import { CALLOUTS, type Callout, type Shift } from '../../planning/shift/shift.ts'
import { splitPremiums } from '../../planning/premiums/splitPremiums.ts'
import { brusselsDayOf } from '../../time/instant.ts'
import type { DayPeriod } from '../../time/dayPeriod.ts'
import { lineAmount, type InvoiceLine } from './invoiceLine.ts'

export type PricedOrder = { readonly id: number; readonly period: DayPeriod; readonly baseRate: Cents }

/** The worked shifts, with the orders (hourly rates) and bonus rates that give the price. */
export type MonthOfWork = {
  readonly orders: readonly PricedOrder[]
  readonly shifts: readonly Shift[]
  readonly terms: PremiumTerms
}

const CALLOUT_ORDER: readonly (Callout | null)[] = [null, ...CALLOUTS]
const PREMIUM_ORDER: readonly (Premium | null)[] = [null, ...PREMIUMS]

/**
 * The lines of an invoice. There is one line for each order and each combination of premium and call-out. Orders are
 * sorted by their start. The lines of an order are sorted by premium and call-out (rule invoicing-1).
 */
export function invoiceLinesOf({ orders, shifts, terms }: MonthOfWork): InvoiceLine[] {
  const totals = secondsByOrder(orders, shifts, terms)
  const byStart = [...totals.keys()].sort((a, b) => compare(a.period.start, b.period.start) || a.id - b.id)
  return byStart.flatMap((order) => linesOfOrder(order, totals.get(order) ?? new Map(), terms.rates))
}

/** The order of the start day gives the price of the whole shift (rule contracts-22). */
export function orderOfShift(orders: readonly PricedOrder[], shift: Shift): PricedOrder {
  const order = orderOn(orders, brusselsDayOf(shift.start))
  if (order === null) throw new RangeError(`a shift of ${brusselsDayOf(shift.start)} has no rate`)
  return order
}

/** The worked time of each order (hourly rate), for each combination of premium and call-out. */
function secondsByOrder(
  orders: readonly PricedOrder[],
  shifts: readonly Shift[],
  terms: PremiumTerms,
): Map<PricedOrder, Map<number, number>> {
  const totals = new Map<PricedOrder, Map<number, number>>()
  for (const shift of shifts) {
    const order = orderOfShift(orders, shift)
    const ofOrder = totals.get(order) ?? new Map<number, number>()
    totals.set(order, ofOrder)
    for (const stretch of splitPremiums(shift, terms)) {
      const place = placeOf(stretch.premium, stretch.callout)
      ofOrder.set(place, (ofOrder.get(place) ?? 0) + stretch.seconds)
    }
  }
  return totals
}

/** The position of a combination of premium and call-out among the invoice lines of one order (hourly rate). */
const placeOf = (premium: Premium | null, callout: Callout | null): number =>
  PREMIUM_ORDER.indexOf(premium) * CALLOUT_ORDER.length + CALLOUT_ORDER.indexOf(callout)

function linesOfOrder(order: PricedOrder, totals: ReadonlyMap<number, number>, rates: BonusRates): InvoiceLine[] {
  return PREMIUM_ORDER.flatMap((premium) =>
    CALLOUT_ORDER.flatMap((callout) => {
      const total = totals.get(placeOf(premium, callout))
      if (total === undefined) return []
      const percentage = basisPoints((premium === null ? 0 : (rates[premium] ?? 0)) + calloutRate(callout, rates))
      const price = { baseRate: order.baseRate, percentage }
      return {
        orderId: order.id,
        premium,
        callout,
        ...price,
        seconds: seconds(total),
        amount: lineAmount(seconds(total), price),
      }
    }),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
