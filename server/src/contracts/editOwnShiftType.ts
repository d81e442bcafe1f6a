import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editOwnShiftType as call, OwnShiftType } from '@uurwerk/contract/ownShiftTypes'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { refusalToKeepOwnShiftType } from '@uurwerk/domain/customers/refusalToKeepOwnShiftType'
import { demandVersion } from '../audit/demandVersion.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { shiftTypeFieldsOf } from '../customers/shiftTypeFieldsOf.ts'
import { updateShiftTypeInUse } from '../customers/shiftTypeStore.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { ownShiftTypeDto } from './ownShiftTypeDto.ts'
import { countOwnShiftTypes, lockOwnShiftType } from './ownShiftTypeStore.ts'

type Asked = BodyOf<typeof call> & { readonly customerId: number; readonly shiftTypeId: number }

/** Shifts that were planned with the type keep the times they have. One that was archived comes back when that is asked. */
export async function editOwnShiftType({ tx, actor, now, today }: Writing, asked: Asked): Promise<OwnShiftType> {
  const { personId } = actor
  const { customerId, shiftTypeId } = asked
  await lockPerson(tx, personId)
  const wanted = { customerId, shiftTypeId, personId, since: ownShiftTypesSince(today) }
  const before = found(await lockOwnShiftType(tx, { ...wanted, evenArchived: asked.archived === false }))
  if (before.archived) demand(refusalToKeepOwnShiftType({ kept: await countOwnShiftTypes(tx, wanted) }))
  await demandVersion(tx, {
    entity: 'shift type',
    entityId: before.id,
    stored: before.version,
    sent: asked.version,
    current: () => ownShiftTypeDto(customerId, before),
  })
  const fields = shiftTypeFieldsOf({ ...asked, color: asked.color ?? before.color })
  await updateShiftTypeInUse(tx, before.id, fields)
  const { id, version, active, ...audited } = before
  await recordAudit(tx, {
    actorId: personId,
    now,
    action: 'edit own shift type',
    entity: 'shift type',
    entityId: id,
    personId,
    before: audited,
    after: { ...fields, archived: false },
  })
  return ownShiftTypeDto(customerId, { ...fields, id, version: version + 1, active, archived: false })
}
