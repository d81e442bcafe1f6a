import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenUsed } from '../../app/refusedWhenUsed.ts'
import type { CommandContext } from '../../app/context.ts'
import { contractToChange } from '../contractToChange.ts'
import { deleteOrder, selectUsesOfOrder } from '../contractUseStore.ts'
import { readContract } from '../readContract.ts'

type Asked = { readonly contractId: number; readonly orderId: number }

/** Removes an order that HR made by mistake. */
export async function removeOrder({ tx, actor, now, today }: CommandContext, { contractId, orderId }: Asked) {
  const { personId, orders } = await contractToChange(tx, contractId)
  const { id, version: _, ...fields } = orNotFound(orders.find((order) => order.id === orderId))
  assertAllowed(refusalToRemove(await selectUsesOfOrder(tx, id)))
  await refusedWhenUsed(() => deleteOrder(tx, id))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove order',
    entity: 'order',
    entityId: id,
    personId,
    before: { contractId, ...fields },
  })
  return readContract(tx, contractId, today)
}
