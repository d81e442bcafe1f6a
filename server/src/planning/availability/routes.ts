import * as calls from '@uurwerk/contract/planning/availability'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { availability } from './availability.ts'
import { addAvailabilityRule, clearAvailability, endAvailabilityRule, setAvailability } from './setAvailability.ts'

export const availabilityRoutes: readonly Route[] = [
  readRoute(calls.availability, ({ db, actor }, { query }) => availability(db, { ...query, personId: actor.personId })),
  writeRoute(calls.setAvailability, (context, { params, body }) =>
    setAvailability(context, { ...params, ...body, personId: context.actor.personId }),
  ),
  writeRoute(calls.clearAvailability, (context, { params }) =>
    clearAvailability(context, { ...params, personId: context.actor.personId }),
  ),
  writeRoute(calls.addAvailabilityRule, (context, { body }) =>
    addAvailabilityRule(context, { ...body, personId: context.actor.personId }),
  ),
  writeRoute(calls.endAvailabilityRule, (context, { params }) =>
    endAvailabilityRule(context, { ...params, personId: context.actor.personId }),
  ),
  readRoute(calls.personAvailability, ({ db }, { params, query }) =>
    availability(db, { ...query, personId: params.userId }),
  ),
  writeRoute(calls.setPersonAvailability, (context, { params: { userId, day }, body }) =>
    setAvailability(context, { ...body, day, personId: userId }),
  ),
  writeRoute(calls.clearPersonAvailability, (context, { params: { userId, day } }) =>
    clearAvailability(context, { day, personId: userId }),
  ),
  writeRoute(calls.addPersonAvailabilityRule, (context, { params, body }) =>
    addAvailabilityRule(context, { ...body, personId: params.userId }),
  ),
  writeRoute(calls.endPersonAvailabilityRule, (context, { params: { userId, ruleId } }) =>
    endAvailabilityRule(context, { ruleId, personId: userId }),
  ),
]
