import * as calls from '@uurwerk/contract/contracts/contracts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { addOrder, changeRate, editHourlyRate, editOrder, removeOrder } from '../../contracts/orders/orderChanges.ts'
import { createContract, editContract, removeContract } from './contractChanges.ts'
import { readContract } from '../../contracts/readContract.ts'

export const contractRoutes: readonly Route[] = [
  readRoute(calls.contract, ({ db, today }, { params }) => readContract(db, params.contractId, today)),
  writeRoute(calls.createContract, (context, { query, body }) => createContract(context, { ...query, ...body })),
  writeRoute(calls.editContract, (context, { params, query, body }) =>
    editContract(context, { ...params, ...query, ...body }),
  ),
  writeRoute(calls.removeContract, (context, { params }) => removeContract(context, params.contractId)),
  writeRoute(calls.addOrder, (context, { params, body }) => addOrder(context, params.contractId, body)),
  writeRoute(calls.editOrder, (context, { params, body }) => editOrder(context, params.contractId, body)),
  writeRoute(calls.removeOrder, (context, { params }) => removeOrder(context, params)),
  writeRoute(calls.changeRate, (context, { params, body }) => changeRate(context, params.contractId, body)),
  writeRoute(calls.editHourlyRate, (context, { params, body }) => editHourlyRate(context, params.contractId, body)),
]
