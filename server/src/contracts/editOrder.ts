import type { OrderEdit } from '@uurwerk/contract/contracts'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import type { z } from 'zod'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { demandOrderVersion } from './demandOrderVersion.ts'
import type { OrderFields, OrderRow } from './orderStore.ts'
import { readContract } from './readContract.ts'
import { saveOrder } from './saveOrder.ts'

type Asked = z.output<typeof OrderEdit>

export async function editOrder(writing: Writing, contractId: number, asked: Asked) {
  const { tx, today } = writing
  const contract = await contractToChange(tx, contractId)
  const before = found(contract.orders.find(({ id }) => id === asked.id))
  await demandOrderVersion(tx, before, asked.version)
  const fields = changed(before, asked)
  const facts = { contract: contract.period, orders: contract.orders }
  demand(refusalToChangeOrder(facts, { id: before.id, period: fields.period }))
  await saveOrder(writing, { personId: contract.personId, before, fields, action: 'edit order' })
  return readContract(tx, contractId, today)
}

const changed = ({ period, ...before }: OrderRow, asked: Asked): OrderFields => ({
  period: { start: asked.startDate ?? period.start, end: asked.endDate === undefined ? period.end : asked.endDate },
  rate: asked.baseHourlyRate ?? before.rate,
  internalReference: asked.internalReference ?? before.internalReference,
  externalReference: asked.externalReference ?? before.externalReference,
})
