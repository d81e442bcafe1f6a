import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import type { CommandContext } from '../../app/context.ts'
import { contractToChange } from '../contractToChange.ts'
import { deleteOrder, selectUsesOfOrder } from '../contractUseStore.ts'
import { readContract } from '../readContract.ts'

type Asked = { readonly contractId: number; readonly orderId: number }

/** Removes an order that HR made by mistake. */
export async function removeOrder(context: CommandContext, { contractId, orderId }: Asked) {
  const { tx, today } = context
  const { personId, orders } = await contractToChange(tx, contractId)
  const { id, version: _, ...fields } = orNotFound(orders.find((order) => order.id === orderId))
  const uses = await selectUsesOfOrder(tx, id)
  await removeRecord(context, { entity: 'order', id, uses, remove: () => deleteOrder(tx, id) })
  await recordCallerAct(context, {
    action: 'remove order',
    entity: 'order',
    entityId: id,
    personId,
    before: { contractId, ...fields },
  })
  return readContract(tx, contractId, today)
}
