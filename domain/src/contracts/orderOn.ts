import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'

/**
 * The order (a period of a contract with its hourly rate) that gives the price of a shift that starts on a day (rule
 * contracts-22).
 */
export const orderOn = <Order extends { readonly period: DayPeriod }>(
  orders: readonly Order[],
  day: Day,
): Order | null => orders.find(({ period }) => containsDay(period, day)) ?? null
