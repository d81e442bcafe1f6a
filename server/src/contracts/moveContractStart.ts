import { ordersFrom } from '@uurwerk/domain/contracts/ordersFrom'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'
import type { CommandContext } from '../http/route.ts'
import type { ContractRow } from './contractStore.ts'
import { closeOrders, updateOrder, type OrderRow } from './orderStore.ts'

/**
 * Moves the orders together with the start of the contract, and returns the orders that remain. The caller must use
 * `refusalToMoveContractStart` before this function.
 */
export async function moveContractStart(
  { tx, now }: CommandContext,
  { orders, period }: ContractRow,
  start: Day,
): Promise<readonly OrderRow[]> {
  if (start === period.start) return orders
  const { kept, closed } = ordersFrom(orders, { before: period.start, after: start })
  const reason = `contract begint op ${formatDayWithSlashes(start)}`
  await closeOrders(
    tx,
    closed.map(({ id }) => id),
    { now, reason },
  )
  for (const order of kept.filter((each) => !orders.includes(each))) await updateOrder(tx, order.id, order)
  return kept
}
