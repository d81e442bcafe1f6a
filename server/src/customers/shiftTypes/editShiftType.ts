import type { ShiftTypeEdit } from '@uurwerk/contract/customers/shiftTypes'
import type { z } from 'zod'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { readCustomer } from '../readCustomer.ts'
import { shiftTypeDto } from './shiftTypeDto.ts'
import { shiftTypeFieldsOf } from './shiftTypeFieldsOf.ts'
import { lockShiftType, updateShiftType } from './shiftTypeStore.ts'

/** Edits a shift type. Shifts that were planned with the shift type keep their times (rule customers-37). */
export async function editShiftType(
  { tx, actor, now }: CommandContext,
  customerId: number,
  input: z.output<typeof ShiftTypeEdit>,
) {
  const before = orNotFound(await lockShiftType(tx, { customerId, shiftTypeId: input.id }))
  const entity = { entity: 'shift type', entityId: before.id } as const
  await demandVersion(tx, {
    ...entity,
    stored: before.version,
    sent: input.version,
    current: () => shiftTypeDto(before),
  })
  const after = shiftTypeFieldsOf({ ...input, color: input.color ?? before.color })
  await updateShiftType(tx, before.id, after)
  const { id: _, version: _version, active: _active, archived: _archived, ...fields } = before
  await recordAudit(tx, { actorId: actor.personId, now, action: 'edit shift type', ...entity, before: fields, after })
  return readCustomer(tx, customerId)
}
