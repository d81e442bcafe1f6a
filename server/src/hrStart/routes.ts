import * as calls from '@uurwerk/contract/hrStart'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { readHrStart } from './readHrStart.ts'
import { remindPeople } from './remindPeople.ts'

export const hrStartRoutes: readonly Route[] = [
  readRoute(calls.hrStart, (reading, { params }) => readHrStart(reading, params.yearMonth)),
  writeRoute(calls.remind, (writing, { params, body }) =>
    remindPeople(writing, { yearMonth: params.yearMonth, userIds: body.userIds }),
  ),
]
