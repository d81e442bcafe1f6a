import type { NewOrder } from '@uurwerk/contract/contracts'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { z } from 'zod'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { orderFieldsOf } from './orderFieldsOf.ts'
import { readContract } from './readContract.ts'
import { saveNewOrder } from './saveNewOrder.ts'

export async function addOrder(writing: Writing, contractId: number, asked: z.output<typeof NewOrder>) {
  const { tx, today } = writing
  const contract = await contractToChange(tx, contractId)
  const fields = orderFieldsOf(asked)
  demand(refusalToAddOrder({ contract: contract.period, orders: contract.orders }, fields.period))
  await saveNewOrder(writing, { contractId, personId: contract.personId, fields })
  return readContract(tx, contractId, today)
}
