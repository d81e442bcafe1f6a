import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../app/RefusalError.ts'
import { refusedWhenUsed } from '../app/refusedWhenUsed.ts'
import type { CommandContext } from '../app/context.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { deleteCustomer, selectUsesOfCustomer } from './customerUseStore.ts'

/** Removes a customer that HR made by mistake. */
export async function removeCustomer({ tx, actor, now }: CommandContext, id: number): Promise<Record<never, never>> {
  await lockCustomers(tx, [id])
  const customer = orNotFound(await selectCustomer(tx, id))
  assertAllowed(refusalToRemove(await selectUsesOfCustomer(tx, id)))
  await refusedWhenUsed(() => deleteCustomer(tx, id))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove customer',
    entity: 'customer',
    entityId: id,
    before: auditedCustomer(customer),
  })
  return {}
}
