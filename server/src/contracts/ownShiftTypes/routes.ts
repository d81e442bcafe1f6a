import * as calls from '@uurwerk/contract/contracts/ownShiftTypes'
import type { OwnShiftType, customerShiftTypes as call } from '@uurwerk/contract/contracts/ownShiftTypes'
import type { CommandContext, AnswerOf, QueryContext } from '../../app/context.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addOwnShiftType, editOwnShiftType } from './ownShiftTypeChanges.ts'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { markShiftTypeArchived } from '../../customers/shiftTypes/shiftTypeStore.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { ownShiftTypeDto } from './ownShiftTypeDto.ts'
import { lockOwnShiftType, readCustomerShiftTypes } from './ownShiftTypeStore.ts'
import { shiftTypeDto } from '../../customers/shiftTypes/shiftTypeDto.ts'

export const ownShiftTypeRoutes: readonly Route[] = [
  readRoute(calls.customerShiftTypes, (context) => customerShiftTypes(context)),
  writeRoute(calls.addOwnShiftType, (context, { params, body }) => addOwnShiftType(context, params.customerId, body)),
  writeRoute(calls.editOwnShiftType, (context, { params, body }) => editOwnShiftType(context, { ...params, ...body })),
  writeRoute(calls.archiveOwnShiftType, (context, { params }) => archiveOwnShiftType(context, params)),
]

type Asked = { readonly customerId: number; readonly shiftTypeId: number }

/**
 * Removes an own shift type from all lists. Shifts that were planned with the shift type keep its name and colour (rule
 * customers-44).
 */
async function archiveOwnShiftType(
  context: CommandContext,
  { customerId, shiftTypeId }: Asked,
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

/** The shift types that the caller or HR made, for each customer with which the caller has a contract. */
async function customerShiftTypes({ db, actor, today }: QueryContext): Promise<AnswerOf<typeof call>> {
  const rows = await readCustomerShiftTypes(db, { personId: actor.personId, since: ownShiftTypesSince(today) })
  const customerShiftTypesDtoList = rows.map(({ shiftTypes, ...customer }) => ({
    ...customer,
    shiftTypes: shiftTypes.map(({ type, own }) => ({ ...shiftTypeDto(type), own })),
  }))
  return { _embedded: { customerShiftTypesDtoList } }
}
