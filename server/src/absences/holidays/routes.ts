import * as calls from '@uurwerk/contract/absences/holidays'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addHoliday, removeHoliday } from './holidayChanges.ts'
import { holidaysOfYear } from './holidaysOfYear.ts'

export const calendarRoutes: readonly Route[] = [
  readRoute(calls.holidays, ({ db }, { params }) => holidaysOfYear(db, params.year)),
  writeRoute(calls.addHoliday, (context, { body }) => addHoliday(context, body)),
  writeRoute(calls.removeHoliday, (context, { params }) => removeHoliday(context, params.day)),
]
