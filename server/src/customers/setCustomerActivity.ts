import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { refusedWhenTaken } from '../app/refusedWhenTaken.ts'
import type { CommandContext } from '../app/context.ts'
import { lockCustomers, selectActiveSubdivisions, updateActivity } from './customerStore.ts'
import { readCustomer } from './readCustomer.ts'

/**
 * Deactivates a customer and its subdivisions, or activates one customer without its subdivisions. Contracts and
 * history do not change (rules customers-13, customers-14).
 */
export async function setCustomerActivity(context: CommandContext, id: number, active: boolean) {
  const { tx } = context
  const locked = await lockCustomers(tx, [id, ...(active ? [] : await selectActiveSubdivisions(tx, id))])
  const customer = orNotFound(locked.find((each) => each.id === id))
  const along = active ? [] : await selectActiveSubdivisions(tx, id)
  const changed = customer.active === active ? along : [id, ...along]
  if (changed.length > 0) {
    await refusedWhenTaken({ customers_active_name: { code: 'customer_name_taken' } }, () =>
      updateActivity(tx, changed, active),
    )
  }
  for (const customerId of changed) {
    const action = active ? 'activate customer' : 'deactivate customer'
    const facts = { before: { active: !active }, after: { active } }
    await recordCallerAct(context, { action, entity: 'customer', entityId: customerId, ...facts })
  }
  return readCustomer(tx, id)
}
