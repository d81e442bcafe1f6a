import * as calls from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { endFollowing, followPattern, stopFollowing } from './followPattern.ts'
import { applyPattern } from './applyPattern.ts'
import { addRotationPattern, editRotationPattern, removeRotationPattern, rotationPatterns } from './rotationPatterns.ts'

export const rotationRoutes: readonly Route[] = [
  readRoute(calls.rotationPatterns, ({ db, today }) => rotationPatterns(db, today)),
  writeRoute(calls.addRotationPattern, (context, { body }) => addRotationPattern(context, body)),
  writeRoute(calls.editRotationPattern, (context, { params, body }) =>
    editRotationPattern(context, { ...body, ...params }),
  ),
  writeRoute(calls.removeRotationPattern, (context, { params }) => removeRotationPattern(context, params.patternId)),
  writeRoute(calls.followPattern, (context, { params, body }) => followPattern(context, { ...body, ...params })),
  writeRoute(calls.endFollowing, (context, { params, body }) => endFollowing(context, { ...body, ...params })),
  writeRoute(calls.stopFollowing, (context, { params }) => stopFollowing(context, params)),
  writeRoute(calls.fillPattern, (context, { query, body }) =>
    applyPattern(context, { ...body, preview: query.preview, isAgain: false }),
  ),
  writeRoute(calls.relayPattern, (context, { query, body }) =>
    applyPattern(context, { ...body, preview: query.preview, isAgain: true }),
  ),
]
