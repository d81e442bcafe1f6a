import * as calls from '@uurwerk/contract/hrEmployers'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { editPayCodes } from './editPayCodes.ts'
import { readPayCodes } from './readPayCodes.ts'

export const payrollRoutes: readonly Route[] = [
  readRoute(calls.hrEmployerPayCodes, ({ db }, { params }) => readPayCodes(db, params.id)),
  writeRoute(calls.editHrEmployerPayCodes, (writing, { params, body }) => editPayCodes(writing, params.id, body)),
]
