import * as calls from '@uurwerk/contract/planning/openShifts/needRequests'
import { contactReadRoute, contactWriteRoute, readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { contactNeeds } from './contactNeeds.ts'
import { publishRequest, refuseRequest } from './decideRequest.ts'
import { needRequests } from './needRequests.ts'
import { requestNeed, withdrawRequest } from './requestNeed.ts'

export const needRequestRoutes: readonly Route[] = [
  contactReadRoute(calls.contactNeeds, ({ db, contact, now, today }) => contactNeeds(db, contact, { now, today })),
  contactWriteRoute(calls.requestNeed, (context, { body }) => requestNeed(context, body)),
  contactWriteRoute(calls.withdrawRequest, (context, { params }) => withdrawRequest(context, params.requestId)),
  readRoute(calls.needRequests, ({ db, today }) => needRequests(db, today)),
  writeRoute(calls.publishRequest, (context, { params, body }) => publishRequest(context, { ...params, ...body })),
  writeRoute(calls.refuseRequest, (context, { params, body }) => refuseRequest(context, { ...params, ...body })),
]
