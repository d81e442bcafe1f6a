import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { calendarFeeds, personCalendarFeeds } from '@uurwerk/contract/planning/calendarFeeds'
import { queryOf } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export type CalendarFeed = ResponseOf<typeof calendarFeeds>['_embedded']['calendarFeedDtoList'][number]

export const calendarFeedsQuery = { ...queryOf(calendarFeeds), meta: { failure: texts.calendarFeeds.failed } }

export const personCalendarFeedsQuery = (personId: number) => ({
  ...queryOf(personCalendarFeeds, { params: { userId: personId } }),
  meta: { failure: texts.calendarFeeds.failedOfPerson },
})
