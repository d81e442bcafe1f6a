import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readCustomer } from '../readCustomer.ts'
import { lockShiftType, markShiftTypeArchived } from './shiftTypeStore.ts'

/**
 * Archives a shift type: the shift type disappears from all lists. Shifts that were planned with the shift type keep
 * its name and colour (rule customers-39).
 */
export async function archiveShiftType(context: CommandContext, customerId: number, shiftTypeId: number) {
  const { tx, now } = context
  const { id } = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  await markShiftTypeArchived(tx, id, now)
  const facts = { before: { archived: false }, after: { archived: true } }
  await recordCallerAct(context, { action: 'archive shift type', entity: 'shift type', entityId: id, ...facts })
  return readCustomer(tx, customerId)
}
