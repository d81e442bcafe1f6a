import * as calls from '@uurwerk/contract/ownShiftTypes'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addOwnShiftType } from './addOwnShiftType.ts'
import { archiveOwnShiftType } from './archiveOwnShiftType.ts'
import { customerShiftTypes } from './customerShiftTypes.ts'
import { editOwnShiftType } from './editOwnShiftType.ts'

export const ownShiftTypeRoutes: readonly Route[] = [
  readRoute(calls.customerShiftTypes, (context) => customerShiftTypes(context)),
  writeRoute(calls.addOwnShiftType, (context, { params, body }) => addOwnShiftType(context, params.customerId, body)),
  writeRoute(calls.editOwnShiftType, (context, { params, body }) => editOwnShiftType(context, { ...params, ...body })),
  writeRoute(calls.archiveOwnShiftType, (context, { params }) => archiveOwnShiftType(context, params)),
]
