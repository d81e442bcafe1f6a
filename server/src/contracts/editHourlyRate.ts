import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { Cents } from '@uurwerk/domain/money/cents'
import { Refused } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { demandOrderVersion } from './demandOrderVersion.ts'
import { readContract } from './readContract.ts'
import { saveOrder } from './saveOrder.ts'

type Asked = { readonly baseHourlyRate: Cents; readonly version?: number | undefined }

/** Changes the price of the order that is valid today. */
export async function editHourlyRate(writing: Writing, contractId: number, asked: Asked) {
  const { tx, today } = writing
  const contract = await contractToChange(tx, contractId)
  const before = orderOn(contract.orders, today)
  if (before === null) throw new Refused({ code: 'no_order_today' })
  await demandOrderVersion(tx, before, asked.version)
  await saveOrder(writing, {
    personId: contract.personId,
    before,
    fields: { ...before, rate: asked.baseHourlyRate },
    action: 'edit hourly rate',
  })
  return readContract(tx, contractId, today)
}
