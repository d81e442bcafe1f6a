import { periodsOverlap, type DayPeriod } from '../time/dayPeriod.ts'

export type OrderPeriod = { readonly id: number; readonly period: DayPeriod }

export type OrderFacts = { readonly contract: DayPeriod; readonly orders: readonly OrderPeriod[] }

export type OrderRefusal =
  | { readonly code: 'period_reversed' }
  | { readonly code: 'order_outside_contract'; readonly contract: DayPeriod }
  | { readonly code: 'order_overlap'; readonly overlapping: readonly OrderPeriod[] }

/**
 * The reason why an order (a period of a contract with its hourly rate) cannot be added. Orders must lie within the
 * contract and must not overlap, because each shift has only one price (rules contracts-21, contracts-23).
 */
export function refusalToAddOrder({ contract, orders }: OrderFacts, wanted: DayPeriod): OrderRefusal | null {
  if (wanted.end !== null && wanted.end < wanted.start) return { code: 'period_reversed' }
  if (!liesWithin(contract, wanted)) return { code: 'order_outside_contract', contract }
  // The refusal contains only the id and the period, so that it does not reveal the rate of another order.
  const overlapping = orders
    .filter(({ period }) => periodsOverlap(period, wanted))
    .map(({ id, period }) => ({ id, period }))
  return overlapping.length === 0 ? null : { code: 'order_overlap', overlapping }
}

const liesWithin = (contract: DayPeriod, { start, end }: DayPeriod): boolean =>
  start >= contract.start && (contract.end === null || (end !== null && end <= contract.end))
