import * as calls from '@uurwerk/contract/people/qualifications'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addQualification, editQualification, qualifications, removeQualification } from './changeQualifications.ts'
import {
  addPersonQualification,
  editPersonQualification,
  personQualifications,
  removePersonQualification,
} from './personQualifications.ts'

export const qualificationRoutes: readonly Route[] = [
  readRoute(calls.qualifications, ({ db }) => qualifications(db)),
  writeRoute(calls.addQualification, (context, { body }) => addQualification(context, body.name)),
  writeRoute(calls.editQualification, (context, { params, body }) => editQualification(context, params.id, body)),
  writeRoute(calls.removeQualification, (context, { params }) => removeQualification(context, params.id)),
  readRoute(calls.personQualifications, ({ db, today }, { params }) => personQualifications(db, params.id, today)),
  writeRoute(calls.addPersonQualification, (context, { params, body }) =>
    addPersonQualification(context, params.id, body),
  ),
  writeRoute(calls.editPersonQualification, (context, { params, body }) =>
    editPersonQualification(context, params, body),
  ),
  writeRoute(calls.removePersonQualification, (context, { params }) => removePersonQualification(context, params)),
]
