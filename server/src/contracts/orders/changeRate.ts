import type { RateChange } from '@uurwerk/contract/contracts/contracts'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { periodsAtRateChange } from '@uurwerk/domain/contracts/periodsAtRateChange'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import type { z } from 'zod'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { orderFactsOf } from '../contractDto.ts'
import { contractToChange } from '../contractToChange.ts'
import { readContract } from '../readContract.ts'
import { saveNewOrder } from './saveNewOrder.ts'
import { saveOrder } from './saveOrder.ts'

/**
 * Starts a new hourly rate on a day. The current order ends on the day before. A new order starts, with the end date
 * and the references of the current order.
 */
export async function changeRate(
  context: CommandContext,
  contractId: number,
  { startDate, baseHourlyRate }: z.output<typeof RateChange>,
) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  assertAllowed(refusalToChangeRate(orderFactsOf(contract).orders, startDate))
  const { personId } = contract
  const running = orNotFound(orderOn(contract.orders, startDate))
  const { ended, next: period } = periodsAtRateChange(running.period, startDate)
  await saveOrder(context, { personId, before: running, fields: { ...running, period: ended }, action: 'edit order' })
  const { internalReference, externalReference, purchaseOrder } = running
  const fields = { period, rate: baseHourlyRate, internalReference, externalReference, purchaseOrder }
  await saveNewOrder(context, { contractId, personId, fields })
  return readContract(tx, contractId, today)
}
