import * as calls from '@uurwerk/contract/hrStart'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { readHrStart } from './readHrStart.ts'
import { remindPeople } from './remindPeople.ts'

export const hrStartRoutes: readonly Route[] = [
  readRoute(calls.hrStart, (context, { params }) => readHrStart(context, params.yearMonth)),
  writeRoute(calls.remind, (context, { params, body }) =>
    remindPeople(context, { yearMonth: params.yearMonth, userIds: body.userIds }),
  ),
]
