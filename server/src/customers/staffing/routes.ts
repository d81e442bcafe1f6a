import * as calls from '@uurwerk/contract/customers/staffing'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { setClaimGrants, addStaffing, customerStaffingOf, editStaffing, removeStaffing } from './staffingChanges.ts'

export const staffingRoutes: readonly Route[] = [
  readRoute(calls.customerStaffing, ({ db, today }, { params }) => customerStaffingOf(db, params.id, today)),
  writeRoute(calls.addStaffing, (context, { params, body }) => addStaffing(context, params.id, body)),
  writeRoute(calls.editStaffing, (context, { params, body }) => editStaffing(context, params, body)),
  writeRoute(calls.setClaimGrants, (context, { params, body }) => setClaimGrants(context, params.id, body.grants)),
  writeRoute(calls.removeStaffing, (context, { params }) => removeStaffing(context, params)),
]
