import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { Cents } from '@uurwerk/domain/money/cents'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { contractToChange } from '../contractToChange.ts'
import { demandOrderVersion } from './demandOrderVersion.ts'
import { readContract } from '../readContract.ts'
import { saveOrder } from './saveOrder.ts'

type Asked = { readonly baseHourlyRate: Cents; readonly version?: number | undefined }

/** Changes the hourly rate of the order that is valid today. */
export async function editHourlyRate(context: CommandContext, contractId: number, input: Asked) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const before = orderOn(contract.orders, today)
  if (before === null) throw new RefusalError({ code: 'no_order_today' })
  await demandOrderVersion(tx, before, input.version)
  await saveOrder(context, {
    personId: contract.personId,
    before,
    fields: { ...before, rate: input.baseHourlyRate },
    action: 'edit hourly rate',
  })
  return readContract(tx, contractId, today)
}
