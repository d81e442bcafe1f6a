import type { NewOrder } from '@uurwerk/contract/contracts/contracts'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { z } from 'zod'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { orderFactsOf } from '../contractDto.ts'
import { contractToChange } from '../contractToChange.ts'
import { orderFieldsOf } from './orderFieldsOf.ts'
import { readContract } from '../readContract.ts'
import { saveNewOrder } from './saveNewOrder.ts'

export async function addOrder(context: CommandContext, contractId: number, input: z.output<typeof NewOrder>) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const fields = orderFieldsOf(input)
  assertAllowed(refusalToAddOrder(orderFactsOf(contract), fields.period))
  await saveNewOrder(context, { contractId, personId: contract.personId, fields })
  return readContract(tx, contractId, today)
}
