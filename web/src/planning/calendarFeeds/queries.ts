import { calendarFeeds, personCalendarFeeds } from '@uurwerk/contract/planning/calendarFeeds'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import * as texts from '../../texts/texts.ts'

export const calendarFeedsQuery = queryWithFailure(texts.calendarFeeds.failed, calendarFeeds)

export const personCalendarFeedsQuery = (personId: number) =>
  queryWithFailure(texts.calendarFeeds.failedOfPerson, personCalendarFeeds, { params: { userId: personId } })
