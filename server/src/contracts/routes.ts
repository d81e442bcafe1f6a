import * as calls from '@uurwerk/contract/contracts'
import { readRoute, writeRoute, type Route } from '../http/route.ts'
import { addOrder } from './addOrder.ts'
import { changeRate } from './changeRate.ts'
import { createContract } from './createContract.ts'
import { editContract } from './editContract.ts'
import { editHourlyRate } from './editHourlyRate.ts'
import { editOrder } from './editOrder.ts'
import { removeContract } from './removeContract.ts'
import { removeOrder } from './removeOrder.ts'
import { readContract } from './readContract.ts'

export const contractRoutes: readonly Route[] = [
  readRoute(calls.contract, ({ db, today }, { params }) => readContract(db, params.contractId, today)),
  writeRoute(calls.createContract, (writing, { query, body }) => createContract(writing, { ...query, ...body })),
  writeRoute(calls.editContract, (writing, { params, query, body }) =>
    editContract(writing, { ...params, ...query, ...body }),
  ),
  writeRoute(calls.removeContract, (writing, { params }) => removeContract(writing, params.contractId)),
  writeRoute(calls.addOrder, (writing, { params, body }) => addOrder(writing, params.contractId, body)),
  writeRoute(calls.editOrder, (writing, { params, body }) => editOrder(writing, params.contractId, body)),
  writeRoute(calls.removeOrder, (writing, { params }) => removeOrder(writing, params)),
  writeRoute(calls.changeRate, (writing, { params, body }) => changeRate(writing, params.contractId, body)),
  writeRoute(calls.editHourlyRate, (writing, { params, body }) => editHourlyRate(writing, params.contractId, body)),
]
