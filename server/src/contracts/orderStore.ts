import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../db/isoOf.ts'
import type { Tx } from '../db/transaction.ts'
import type { OrderRow } from './contractStore.ts'

/** What HR enters of an order. */
export type OrderFields = Omit<OrderRow, 'id' | 'version'>

const columnsOf = ({ period, rate, internalReference, externalReference }: OrderFields) => ({
  start_on: period.start,
  end_on: period.end,
  base_rate_cents: rate,
  internal_reference: internalReference,
  external_reference: externalReference,
})

export async function insertOrder(tx: Tx, contractId: number, fields: OrderFields): Promise<number> {
  const { id } = await tx
    .insertInto('orders')
    .values({ ...columnsOf(fields), contract_id: contractId })
    .returning('orders.id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateOrder(tx: Tx, id: number, fields: OrderFields): Promise<void> {
  await tx
    .updateTable('orders')
    .set((order) => ({ ...columnsOf(fields), version: order('orders.version', '+', 1) }))
    .where('orders.id', '=', id)
    .execute()
}

type Closing = { readonly now: Instant; readonly reason: string }

export async function closeOrders(tx: Tx, ids: readonly number[], { now, reason }: Closing): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('orders')
    .set((order) => ({ closed_at: isoOf(now), closed_reason: reason, version: order('orders.version', '+', 1) }))
    .where('orders.id', 'in', [...ids])
    .execute()
}
