import { demandVersion } from '../../app/audit/demandVersion.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orderDto } from './orderDto.ts'
import type { OrderRow } from './orderStore.ts'

/** Refuses to save an order when the caller has an old version of the order (rule contracts-32). */
export const demandOrderVersion = (tx: Tx, order: OrderRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'order',
    entityId: order.id,
    stored: order.version,
    sent,
    current: () => orderDto(order),
  })
