import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import type { CommandContext } from '../../app/context.ts'
import { deleteShiftTypes, selectUsesOfShiftTypes } from '../customerUseStore.ts'
import { readCustomer } from '../readCustomer.ts'
import { lockShiftType } from './shiftTypeStore.ts'

type Asked = { readonly id: number; readonly shiftTypeId: number }

/** Removes a shift type without shifts. A shift type with shifts can only be archived (rule customers-39). */
export async function removeShiftType(context: CommandContext, { id: customerId, shiftTypeId }: Asked) {
  const { tx } = context
  const {
    id,
    version: _,
    active: _active,
    archived: _archived,
    ...fields
  } = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId }))
  const uses = await selectUsesOfShiftTypes(tx, [id])
  await removeRecord(context, { entity: 'shift type', id, uses, remove: () => deleteShiftTypes(tx, [id]) })
  await recordCallerAct(context, {
    action: 'remove shift type',
    entity: 'shift type',
    entityId: id,
    before: { customerId, ...fields, qualification: fields.qualification?.name ?? null },
  })
  return readCustomer(tx, customerId)
}
