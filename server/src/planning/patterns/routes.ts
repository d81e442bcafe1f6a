import * as calls from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { createShiftPattern, editShiftPattern, listShiftPatterns, removeShiftPattern } from './shiftPatterns.ts'

export const shiftPatternRoutes: readonly Route[] = [
  readRoute(calls.shiftPatterns, ({ db, actor }, { params }) =>
    listShiftPatterns(db, { ...params, personId: actor.personId }),
  ),
  writeRoute(calls.createShiftPattern, (context, { params, body }) =>
    createShiftPattern(context, { ...params, ...body }),
  ),
  writeRoute(calls.editShiftPattern, (context, { params, body }) => editShiftPattern(context, { ...params, ...body })),
  writeRoute(calls.removeShiftPattern, (context, { params }) => removeShiftPattern(context, params)),
]
