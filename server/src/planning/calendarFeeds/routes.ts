import * as calls from '@uurwerk/contract/planning/calendarFeeds'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { createCalendarFeed, listCalendarFeeds, revokeCalendarFeed } from './calendarFeeds.ts'

export const calendarFeedRoutes: readonly Route[] = [
  readRoute(calls.calendarFeeds, ({ db, actor }) => listCalendarFeeds(db, actor.personId)),
  writeRoute(calls.createCalendarFeed, (context, { body }) => createCalendarFeed(context, body)),
  writeRoute(calls.revokeCalendarFeed, (context, { params: { id } }) =>
    revokeCalendarFeed(context, { personId: context.actor.personId, id }),
  ),
  readRoute(calls.personCalendarFeeds, ({ db }, { params: { userId } }) => listCalendarFeeds(db, userId)),
  writeRoute(calls.revokePersonCalendarFeed, (context, { params: { userId, feedId } }) =>
    revokeCalendarFeed(context, { personId: userId, id: feedId }),
  ),
]
