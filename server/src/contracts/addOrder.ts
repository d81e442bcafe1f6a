import type { NewOrder } from '@uurwerk/contract/contracts'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { z } from 'zod'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { orderFieldsOf } from './orderFieldsOf.ts'
import { insertOrder } from './orderStore.ts'
import { readContract } from './readContract.ts'

export async function addOrder(
  { tx, actor, now, today }: Writing,
  contractId: number,
  asked: z.output<typeof NewOrder>,
) {
  const contract = await contractToChange(tx, contractId)
  const fields = orderFieldsOf(asked)
  demand(refusalToAddOrder({ contract: contract.period, orders: contract.orders }, fields.period))
  const entityId = await insertOrder(tx, contractId, fields)
  const after = { contractId, ...fields }
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'add order',
    entity: 'order',
    entityId,
    personId: contract.personId,
    after,
  })
  return readContract(tx, contractId, today)
}
