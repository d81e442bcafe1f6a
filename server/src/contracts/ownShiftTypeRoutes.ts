import * as calls from '@uurwerk/contract/ownShiftTypes'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addOwnShiftType } from './addOwnShiftType.ts'
import { archiveOwnShiftType } from './archiveOwnShiftType.ts'
import { customerShiftTypes } from './customerShiftTypes.ts'
import { editOwnShiftType } from './editOwnShiftType.ts'

export const ownShiftTypeRoutes: readonly Route[] = [
  readRoute(calls.customerShiftTypes, (reading) => customerShiftTypes(reading)),
  writeRoute(calls.addOwnShiftType, (writing, { params, body }) => addOwnShiftType(writing, params.customerId, body)),
  writeRoute(calls.editOwnShiftType, (writing, { params, body }) => editOwnShiftType(writing, { ...params, ...body })),
  writeRoute(calls.archiveOwnShiftType, (writing, { params }) => archiveOwnShiftType(writing, params)),
]
