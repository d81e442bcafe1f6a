import type { OrderEdit } from '@uurwerk/contract/contracts/contracts'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import type { z } from 'zod'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { orderFactsOf } from '../contractDto.ts'
import { contractToChange } from '../contractToChange.ts'
import { demandOrderVersion } from './demandOrderVersion.ts'
import type { OrderFields, OrderRow } from './orderStore.ts'
import { readContract } from '../readContract.ts'
import { saveOrder } from './saveOrder.ts'

type Asked = z.output<typeof OrderEdit>

export async function editOrder(context: CommandContext, contractId: number, input: Asked) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const before = orNotFound(contract.orders.find(({ id }) => id === input.id))
  await demandOrderVersion(tx, before, input.version)
  const fields = changed(before, input)
  assertAllowed(refusalToChangeOrder(orderFactsOf(contract), { id: before.id, period: fields.period }))
  await saveOrder(context, { personId: contract.personId, before, fields, action: 'edit order' })
  return readContract(tx, contractId, today)
}

const changed = ({ period, ...before }: OrderRow, input: Asked): OrderFields => ({
  period: { start: input.startDate ?? period.start, end: input.endDate === undefined ? period.end : input.endDate },
  rate: input.baseHourlyRate ?? before.rate,
  internalReference: input.internalReference ?? before.internalReference,
  externalReference: input.externalReference ?? before.externalReference,
  purchaseOrder: input.purchaseOrder ?? before.purchaseOrder,
})
