import type { OwnShiftType } from '@uurwerk/contract/ownShiftTypes'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { recordAudit } from '../audit/recordAudit.ts'
import { markShiftTypeArchived } from '../customers/shiftTypeStore.ts'
import { orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { lockPerson } from '../people/lockPersonStore.ts'
import { ownShiftTypeDto } from './ownShiftTypeDto.ts'
import { lockOwnShiftType } from './ownShiftTypeStore.ts'

type Asked = { readonly customerId: number; readonly shiftTypeId: number }

/**
 * Removes a shift type from all lists. Shifts that were planned with the type keep the name and the colour of the type
 * (rule customers-44).
 */
export async function archiveOwnShiftType(
  { tx, actor, now, today }: CommandContext,
  { customerId, shiftTypeId }: Asked,
): Promise<OwnShiftType> {
  const { personId } = actor
  await lockPerson(tx, personId)
  const wanted = { customerId, shiftTypeId, personId, since: ownShiftTypesSince(today), evenArchived: false }
  const type = orNotFound(await lockOwnShiftType(tx, wanted))
  await markShiftTypeArchived(tx, type.id, now)
  await recordAudit(tx, {
    actorId: personId,
    now,
    action: 'archive own shift type',
    entity: 'shift type',
    entityId: type.id,
    personId,
    before: { archived: false },
    after: { archived: true },
  })
  return ownShiftTypeDto(customerId, { ...type, version: type.version + 1, archived: true })
}
