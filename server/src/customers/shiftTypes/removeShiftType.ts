import { refusalToRemove } from '@uurwerk/domain/refusalToRemove'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenUsed } from '../../app/refusedWhenUsed.ts'
import type { CommandContext } from '../../app/context.ts'
import { deleteShiftType, selectUsesOfShiftType } from '../customerUseStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { lockShiftType } from './shiftTypeStore.ts'

type Asked = { readonly id: number; readonly shiftTypeId: number }

/** Removes a shift type without shifts. A shift type with shifts can only be archived (rule customers-39). */
export async function removeShiftType({ tx, actor, now }: CommandContext, { id: customerId, shiftTypeId }: Asked) {
  const {
    id,
    version: _,
    active: _active,
    archived: _archived,
    ...fields
  } = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  assertAllowed(refusalToRemove(await selectUsesOfShiftType(tx, id)))
  await refusedWhenUsed(() => deleteShiftType(tx, id))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove shift type',
    entity: 'shift type',
    entityId: id,
    before: { customerId, ...fields },
  })
  return readCustomer(tx, customerId)
}
