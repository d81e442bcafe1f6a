import * as calls from '@uurwerk/contract/contracts/ownShiftTypes'
import type { AnswerOf, QueryContext } from '../../app/context.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addOwnShiftType, archiveOwnShiftType, editOwnShiftType } from './ownShiftTypeChanges.ts'
import { ownShiftTypesSince } from '@uurwerk/domain/customers/ownShiftTypesSince'
import { listCustomerShiftTypes } from './ownShiftTypeStore.ts'
import { shiftTypeDto } from '../../customers/shiftTypes/shiftTypeDto.ts'

export const ownShiftTypeRoutes: readonly Route[] = [
  readRoute(calls.customerShiftTypes, (context) => customerShiftTypes(context)),
  writeRoute(calls.addOwnShiftType, (context, { params, body }) => addOwnShiftType(context, params.customerId, body)),
  writeRoute(calls.editOwnShiftType, (context, { params, body }) => editOwnShiftType(context, { ...params, ...body })),
  writeRoute(calls.archiveOwnShiftType, (context, { params }) => archiveOwnShiftType(context, params)),
]

/** The shift types with which the caller can plan, by customer. HR or the caller made them. */
async function customerShiftTypes({
  db,
  actor,
  today,
}: QueryContext): Promise<AnswerOf<typeof calls.customerShiftTypes>> {
  const rows = await listCustomerShiftTypes(db, { personId: actor.personId, since: ownShiftTypesSince(today) })
  const customerShiftTypesDtoList = rows.map(({ shiftTypes, ...customer }) => ({
    ...customer,
    shiftTypes: shiftTypes.map(({ type, own }) => ({ ...shiftTypeDto(type), own })),
  }))
  return { _embedded: { customerShiftTypesDtoList } }
}
