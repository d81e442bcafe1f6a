import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import { refusedWhenUsed } from '../http/refusedWhenUsed.ts'
import type { Writing } from '../http/route.ts'
import { auditedCustomer } from './auditedCustomer.ts'
import { lockCustomers, selectCustomer } from './customerStore.ts'
import { deleteCustomer, selectUsesOfCustomer } from './customerUseStore.ts'

/** Removes a customer that was entered by mistake. */
export async function removeCustomer({ tx, actor, now }: Writing, id: number): Promise<Record<never, never>> {
  await lockCustomers(tx, [id])
  const customer = found(await selectCustomer(tx, id))
  demand(refusalToRemove(await selectUsesOfCustomer(tx, id)))
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
