import type { Day } from '../time/day.ts'
import { containsDay, type DayPeriod } from '../time/dayPeriod.ts'

/** The order that is active on the start day gives the price of the whole shift (rule contracts-22). */
export const orderOn = <Order extends { readonly period: DayPeriod }>(
  orders: readonly Order[],
  day: Day,
): Order | null => orders.find(({ period }) => containsDay(period, day)) ?? null
