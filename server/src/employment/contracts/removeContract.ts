import { monthOf } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import type { CommandContext } from '../../app/context.ts'
import { contractToChange } from '../../contracts/readContract.ts'
import { deleteContracts, selectUsesOfContracts } from '../../contracts/contractUseStore.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'

/**
 * Removes a contract that HR made by mistake. A month that waited only for the confirmation of this contract then
 * counts as confirmed again.
 */
export async function removeContract(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx, now } = context
  const { personId, customerId, period, reference, orders } = await contractToChange(tx, id)
  const uses = await selectUsesOfContracts(tx, [id])
  await removeRecord(context, { entity: 'contract', id, uses, remove: () => deleteContracts(tx, [id]) })
  await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
  await recordCallerAct(context, {
    action: 'remove contract',
    entity: 'contract',
    entityId: id,
    personId,
    before: { customerId, ...period, reference, orders: orders.length },
  })
  return {}
}
