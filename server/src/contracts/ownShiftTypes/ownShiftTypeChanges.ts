import type { OwnShiftType, editOwnShiftType as call } from '@uurwerk/contract/contracts/ownShiftTypes'
import type { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { refusalToKeepOwnShiftType } from '@uurwerk/domain/customers/refusalToKeepOwnShiftType'
import type { z } from 'zod'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { shiftTypeFieldsOf } from '../../customers/shiftTypes/shiftTypeFieldsOf.ts'
import {
  insertShiftType,
  markShiftTypeArchived,
  updateShiftTypeInUse,
  type ShiftTypeRow,
} from '../../customers/shiftTypes/shiftTypeStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { shiftTypeDto } from '../../customers/shiftTypes/shiftTypeDto.ts'
import { countOwnShiftTypes, readWorkplace, lockOwnShiftType } from './ownShiftTypeStore.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'

const ownShiftTypeDto = (customerId: number, row: ShiftTypeRow): OwnShiftType => ({
  ...shiftTypeDto(row),
  own: true,
  customerId,
})

/**
 * Adds an own shift type. Only the employee sees it, and HR when HR acts for the employee (rule customers-41). Its name
 * can be the same as the name of another shift type (rule customers-42).
 */
export async function addOwnShiftType(
  context: CommandContext,
  customerId: number,
  input: z.output<typeof NewShiftType>,
): Promise<OwnShiftType> {
  const { tx, actor, today } = context
  const { personId } = actor
  lockPerson(tx, personId)
  const wanted = { customerId, personId, since: ownShiftTypesSince(today) }
  orNotFound(await readWorkplace(tx, wanted))
  assertAllowed(refusalToKeepOwnShiftType({ kept: await countOwnShiftTypes(tx, wanted) }))
  const fields = shiftTypeFieldsOf(input)
  const id = await insertShiftType(tx, { customerId, ownerId: personId }, fields)
  await recordCallerAct(context, {
    action: 'add own shift type',
    entity: 'shift type',
    entityId: id,
    personId,
    after: { customerId, ...fields },
  })
  return ownShiftTypeDto(customerId, { ...fields, id, version: 1, active: true, archived: false, qualification: null })
}

type OneType = { readonly customerId: number; readonly shiftTypeId: number }

/**
 * Edits an own shift type. Planned shifts keep their times. `archived: false` makes an archived shift type available
 * again (rule customers-44).
 */
export async function editOwnShiftType(
  context: CommandContext,
  input: OneType & BodyOf<typeof call>,
): Promise<OwnShiftType> {
  const { tx, actor, today } = context
  const { personId } = actor
  const { customerId, shiftTypeId } = input
  lockPerson(tx, personId)
  const wanted = { customerId, shiftTypeId, personId, since: ownShiftTypesSince(today) }
  const before = orNotFound(await lockOwnShiftType(tx, { ...wanted, evenArchived: input.archived === false }))
  if (before.archived) assertAllowed(refusalToKeepOwnShiftType({ kept: await countOwnShiftTypes(tx, wanted) }))
  await assertVersion(tx, {
    entity: 'shift type',
    entityId: before.id,
    stored: before.version,
    sent: input.version,
    current: () => ownShiftTypeDto(customerId, before),
  })
  const fields = shiftTypeFieldsOf({ ...input, color: input.color ?? before.color })
  await updateShiftTypeInUse(tx, before.id, fields)
  const { id, version, active, qualification, ...audited } = before
  await recordCallerAct(context, {
    action: 'edit own shift type',
    entity: 'shift type',
    entityId: id,
    personId,
    before: audited,
    after: { ...fields, archived: false },
  })
  return ownShiftTypeDto(customerId, { ...fields, id, version: version + 1, active, archived: false, qualification })
}

/**
 * Archives an own shift type. After that, no list shows the shift type, but planned shifts keep its name and colour
 * (rule customers-44).
 */
export async function archiveOwnShiftType(
  context: CommandContext,
  { customerId, shiftTypeId }: OneType,
): Promise<OwnShiftType> {
  const { tx, actor, now, today } = context
  const { personId } = actor
  lockPerson(tx, personId)
  const wanted = { customerId, shiftTypeId, personId, since: ownShiftTypesSince(today), evenArchived: false }
  const type = orNotFound(await lockOwnShiftType(tx, wanted))
  await markShiftTypeArchived(tx, type.id, now)
  await recordCallerAct(context, {
    action: 'archive own shift type',
    entity: 'shift type',
    entityId: type.id,
    personId,
    before: { archived: false },
    after: { archived: true },
  })
  return ownShiftTypeDto(customerId, { ...type, version: type.version + 1, archived: true })
}
