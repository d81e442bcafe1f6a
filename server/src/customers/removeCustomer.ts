import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import { refusedWhenUsed } from '../http/refusedWhenUsed.ts'
import type { CommandContext } from '../http/route.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { deleteCustomer, selectUsesOfCustomer } from './customerUseStore.ts'

/** Removes a customer that was made by mistake. */
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
