import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { removeRecord } from '../app/removals/removeRecord.ts'
import type { CommandContext } from '../app/context.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { deleteCustomers, selectUsesOfCustomers } from './customerUseStore.ts'

/** Removes a customer that HR made by mistake. */
export async function removeCustomer(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx } = context
  await lockCustomers(tx, [id])
  const customer = orNotFound(await selectCustomer(tx, id))
  const uses = await selectUsesOfCustomers(tx, [id])
  await removeRecord(context, { entity: 'customer', id, uses, remove: () => deleteCustomers(tx, [id]) })
  await recordCallerAct(context, {
    action: 'remove customer',
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(customer),
  })
  return {}
}
