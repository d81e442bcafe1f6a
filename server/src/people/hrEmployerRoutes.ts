import * as calls from '@uurwerk/contract/hrEmployers'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { createHrEmployer } from './createHrEmployer.ts'
import { editHrEmployer } from './editHrEmployer.ts'
import { hrEmployersAnswer } from './hrEmployersAnswer.ts'
import { removeHrEmployer } from './removeHrEmployer.ts'

export const hrEmployerRoutes: readonly Route[] = [
  readRoute(calls.hrEmployers, ({ db }) => hrEmployersAnswer(db)),
  writeRoute(calls.createHrEmployer, (context, { body }) => createHrEmployer(context, body)),
  writeRoute(calls.editHrEmployer, (context, { params, body }) => editHrEmployer(context, params.id, body)),
  writeRoute(calls.removeHrEmployer, (context, { params }) => removeHrEmployer(context, params.id)),
]
