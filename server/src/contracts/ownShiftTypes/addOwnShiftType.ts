import type { OwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import type { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { refusalToKeepOwnShiftType } from '@uurwerk/domain/customers/refusalToKeepOwnShiftType'
import type { z } from 'zod'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { shiftTypeFieldsOf } from '../../customers/shiftTypes/shiftTypeFieldsOf.ts'
import { insertShiftType } from '../../customers/shiftTypes/shiftTypeStore.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { ownShiftTypeDto } from './ownShiftTypeDto.ts'
import { countOwnShiftTypes, readWorkplace } from './ownShiftTypeStore.ts'

/**
 * Adds a shift type that belongs to one person. Only this person can plan with it, and HR when HR plans for this person
 * (rules customers-41, customers-42).
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
