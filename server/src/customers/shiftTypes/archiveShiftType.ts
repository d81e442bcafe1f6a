import { recordAudit } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readCustomer } from '../readCustomer.ts'
import { lockShiftType, markShiftTypeArchived } from './shiftTypeStore.ts'

/**
 * Archives a shift type: the shift type disappears from all lists. Shifts that were planned with the shift type keep
 * its name and colour (rule customers-39).
 */
export async function archiveShiftType({ tx, actor, now }: CommandContext, customerId: number, shiftTypeId: number) {
  const { id } = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  await markShiftTypeArchived(tx, id, now)
  const facts = { before: { archived: false }, after: { archived: true } }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'archive shift type',
    entity: 'shift type',
    entityId: id,
    ...facts,
  })
  return readCustomer(tx, customerId)
}
