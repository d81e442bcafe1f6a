import type { NewContract } from '@uurwerk/contract/contracts/contracts'
import { refusalToCreateContract } from '@uurwerk/domain/contracts/refusalToCreateContract'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { selectPerson } from '../../people/peopleStore.ts'
import { insertContract } from '../../contracts/contractStore.ts'
import { orderFieldsOf } from '../../contracts/orders/orderFieldsOf.ts'
import { insertOrder } from '../../contracts/orders/orderStore.ts'
import { readContract } from '../../contracts/readContract.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import { withContractEffect } from './withContractEffect.ts'

type Asked = z.output<typeof NewContract> & { readonly preview?: boolean }

/** Creates a contract with its first order (rule contracts-1). */
export async function createContract(context: CommandContext, { preview = false, ...input }: Asked) {
  const { tx, now, today } = context
  const { userId: personId, customerId, reference, purchaseOrder } = input
  lockPerson(tx, personId)
  const person = await selectPerson(tx, personId, today)
  const [customer] = await lockCustomers(tx, [customerId])
  if (person === null || customer === undefined) throw new RefusalError({ code: 'reference_unknown' })
  const employment = { start: person.employmentStart, end: person.employmentEnd }
  const period = { start: input.startDate, end: input.endDate ?? null }
  const order = orderFieldsOf(input.order)
  assertAllowed(
    refusalToCreateContract({ employment, customerActive: customer.active }, { period, firstOrder: order.period }),
  )
  return withContractEffect(context, { personId, preview }, async () => {
    const id = await insertContract(tx, { personId, customerId, period, reference, purchaseOrder, now })
    await insertOrder(tx, id, order)
    const openedMonths = await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
    const after = { customerId, ...period, reference, purchaseOrder, order }
    await recordCallerAct(context, { action: 'create contract', entity: 'contract', entityId: id, personId, after })
    return { answer: await readContract(tx, id, today), openedMonths }
  })
}
