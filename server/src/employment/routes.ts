import * as contractCalls from '@uurwerk/contract/contracts/contracts'
import * as calls from '@uurwerk/contract/employment/employment'
import { moveIn as moveInCall } from '@uurwerk/contract/employment/movingIn'
import * as people from '@uurwerk/contract/people/people'
import { undoRemoval as undoRemovalCall } from '@uurwerk/contract/removals'
import { writeRoute, type Route } from '../platform/http/route.ts'
import { createContract, editContract, removeContract } from './contracts/contractChanges.ts'
import { createPerson } from './createPerson.ts'
import { editPerson } from './editPerson.ts'
import { resumePerson, terminatePerson } from './endOfEmployment.ts'
import { moveIn } from './movingIn/moveIn.ts'
import { undoRemoval } from './undoRemoval.ts'

export const employmentRoutes: readonly Route[] = [
  writeRoute(people.createPerson, (context, { body }) => createPerson(context, body)),
  writeRoute(people.editPerson, (context, { params, body }) => editPerson(context, params.id, body)),
  writeRoute(calls.terminatePerson, (context, { params, query, body }) =>
    terminatePerson(context, { personId: params.id, lastDay: body.date, ...query }),
  ),
  writeRoute(calls.resumePerson, (context, { params }) => resumePerson(context, params.id)),
  writeRoute(moveInCall, (context, { query, body }) => moveIn(context, { ...body, ...query })),
  writeRoute(contractCalls.createContract, (context, { query, body }) =>
    createContract(context, { ...query, ...body }),
  ),
  writeRoute(contractCalls.editContract, (context, { params, query, body }) =>
    editContract(context, { ...params, ...query, ...body }),
  ),
  writeRoute(contractCalls.removeContract, (context, { params }) => removeContract(context, params.contractId)),
  writeRoute(undoRemovalCall, (context, { body }) => undoRemoval(context, body)),
]
