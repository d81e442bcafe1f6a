import * as calls from '@uurwerk/contract/planning/calendarFeeds'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { createCalendarFeed, listCalendarFeeds, ownCalendarFeeds, revokeCalendarFeed } from './calendarFeeds.ts'

export const calendarFeedRoutes: readonly Route[] = [
  readRoute(calls.calendarFeeds, ({ db, actor }) => ownCalendarFeeds(db, actor.personId)),
  writeRoute(calls.createCalendarFeed, (context, { body }) => createCalendarFeed(context, body)),
  writeRoute(calls.revokeCalendarFeed, async (context, { params: { id } }) => {
    const { personId } = context.actor
    await revokeCalendarFeed(context, { personId, id })
    return ownCalendarFeeds(context.tx, personId)
  }),
  readRoute(calls.personCalendarFeeds, ({ db }, { params: { userId } }) => listCalendarFeeds(db, userId)),
  writeRoute(calls.revokePersonCalendarFeed, async (context, { params: { userId, feedId } }) => {
    await revokeCalendarFeed(context, { personId: userId, id: feedId })
    return listCalendarFeeds(context.tx, userId)
  }),
]
