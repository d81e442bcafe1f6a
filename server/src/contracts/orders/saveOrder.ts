import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { updateOrder, type OrderFields, type OrderRow } from './orderStore.ts'

type OrderChange = {
  readonly personId: number
  readonly before: OrderRow
  readonly fields: OrderFields
  readonly action: AuditAction
}

/**
 * Saves an order. Invoiced months keep their price; all other months get the price of the saved order (rule
 * contracts-30).
 */
export async function saveOrder(
  { tx, actor, now }: CommandContext,
  { personId, before, fields, action }: OrderChange,
): Promise<void> {
  await updateOrder(tx, before.id, fields)
  const { id, version: _, ...stored } = before
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action,
    entity: 'order',
    entityId: id,
    personId,
    before: stored,
    after: fields,
  })
}
