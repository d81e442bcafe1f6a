import * as calls from '@uurwerk/contract/hrStart/hrStart'
import { search as searchCall } from '@uurwerk/contract/hrStart/search'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { readHrStart } from './readHrStart.ts'
import { readOddHours } from './readOddHours.ts'
import { remindPeople } from './remindPeople.ts'
import { search } from './search/search.ts'

export const hrStartRoutes: readonly Route[] = [
  readRoute(calls.hrStart, (context, { params }) => readHrStart(context, params.yearMonth)),
  readRoute(calls.oddHours, (context, { params }) => readOddHours(context, params.yearMonth)),
  readRoute(searchCall, (context, { query }) => search(context, query.q)),
  writeRoute(calls.remind, (context, { params, body }) =>
    remindPeople(context, { yearMonth: params.yearMonth, userIds: body.userIds }),
  ),
]
