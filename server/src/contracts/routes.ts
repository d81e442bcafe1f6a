import * as calls from '@uurwerk/contract/contracts/contracts'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { addOrder, changeRate, editHourlyRate, editOrder, removeOrder } from './orders/orderChanges.ts'
import { readContract } from './readContract.ts'

export const contractRoutes: readonly Route[] = [
  readRoute(calls.contract, ({ db, today }, { params }) => readContract(db, params.contractId, today)),
  writeRoute(calls.addOrder, (context, { params, body }) => addOrder(context, params.contractId, body)),
  writeRoute(calls.editOrder, (context, { params, body }) => editOrder(context, params.contractId, body)),
  writeRoute(calls.removeOrder, (context, { params }) => removeOrder(context, params)),
  writeRoute(calls.changeRate, (context, { params, body }) => changeRate(context, params.contractId, body)),
  writeRoute(calls.editHourlyRate, (context, { params, body }) => editHourlyRate(context, params.contractId, body)),
]
