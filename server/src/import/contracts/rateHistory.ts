import type { NewContract } from '@uurwerk/contract/contracts/contracts'
import { addDays, isDay, type Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { Turn } from '../../app/Turn.ts'
import type { RowValues } from '../table/readRow.ts'
import { contractKey } from './contractKey.ts'

type Body = z.output<typeof NewContract>

/** The first days of the orders of each contract in a file, sorted by date. The key is the contract. */
export type OrderStarts = ReadonlyMap<string, readonly Day[]>

/**
 * When several rows of one contract have different first days of the order, these rows are the history of the hourly
 * rate (rule import-43).
 */
export async function orderStartsOf(rows: readonly RowValues[]): Promise<OrderStarts> {
  const turn = new Turn()
  const starts = new Map<string, Day[]>()
  for (const { userId, customerId, startDate, 'order.startDate': orderStart } of rows) {
    if (turn.isOver) await turn.next()
    if (typeof userId !== 'number' || typeof customerId !== 'number' || typeof startDate !== 'string') continue
    const start = typeof orderStart === 'string' ? orderStart : startDate
    const key = contractKey(userId, customerId, startDate)
    if (isDay(start)) starts.set(key, [...(starts.get(key) ?? []), start].sort())
  }
  return starts
}

/**
 * Adds the last day of the order to a row. When the file gives no last day and the contract has a later order, the
 * order ends on the day before that later order begins.
 */
export function withOrderEnd(body: Body, starts: OrderStarts): Body {
  const { order } = body
  const known = starts.get(contractKey(body.userId, body.customerId, body.startDate)) ?? []
  const next = known.find((start) => start > order.startDate)
  const isOpen = (order.endDate ?? null) === (body.endDate ?? null)
  return next === undefined || !isOpen ? body : { ...body, order: { ...order, endDate: addDays(next, -1) } }
}
