import type { AuditAction } from '@uurwerk/contract/audit/actions'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
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
  context: CommandContext,
  { personId, before, fields, action }: OrderChange,
): Promise<void> {
  const { tx } = context
  await updateOrder(tx, before.id, fields)
  const { id, version: _, ...stored } = before
  await recordCallerAct(context, { action, entity: 'order', entityId: id, personId, before: stored, after: fields })
}
