import type { Cause } from '@uurwerk/domain/people/cause'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isoOf } from '../../platform/db/isoOf.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type OrderRow = {
  readonly id: number
  readonly version: number
  readonly period: DayPeriod
  readonly rate: Cents
  readonly internalReference: string
  readonly externalReference: string
  readonly purchaseOrder: string
}

/** One JSON list of orders, the highest rate first, as a column for any statement (rule contracts-33). */
export const ordersJson = (contract: string): string => `
  (select coalesce(json_agg(json_build_object('id', its_order.id, 'version', its_order.version,
     'period', json_build_object('start', its_order.start_on, 'end', its_order.end_on),
     'rate', its_order.base_rate_cents, 'internalReference', its_order.internal_reference,
     'externalReference', its_order.external_reference, 'purchaseOrder', its_order.purchase_order)
     order by its_order.base_rate_cents desc, its_order.start_on), '[]')
   from orders its_order
   where its_order.contract_id = ${contract} and its_order.closed_at is null)`

export type OrderFields = Omit<OrderRow, 'id' | 'version'>

const columnsOf = ({ period, rate, internalReference, externalReference, purchaseOrder }: OrderFields) => ({
  start_on: period.start,
  end_on: period.end,
  base_rate_cents: rate,
  internal_reference: internalReference,
  external_reference: externalReference,
  purchase_order: purchaseOrder,
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

type Closing = { readonly now: Instant; readonly cause: Cause }

export async function closeOrders(tx: Tx, orders: readonly OrderRow[], { now, cause }: Closing): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  await tx
    .updateTable('orders')
    .set((order) => ({
      closed_at: isoOf(now),
      closed_cause: cause.code,
      closed_detail: cause.detail ?? null,
      version: order('orders.version', '+', 1),
    }))
    .where('orders.id', 'in', ids)
    .execute()
}
