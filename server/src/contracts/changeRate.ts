import type { RateChange } from '@uurwerk/contract/contracts'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import { periodsAtRateChange } from '@uurwerk/domain/contracts/periodsAtRateChange'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import type { z } from 'zod'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { contractToChange } from './contractToChange.ts'
import { readContract } from './readContract.ts'
import { saveNewOrder } from './saveNewOrder.ts'
import { saveOrder } from './saveOrder.ts'

/** A new rate from a day on: the running order ends the day before, and one with its end and references follows it. */
export async function changeRate(
  writing: Writing,
  contractId: number,
  { startDate, baseHourlyRate }: z.output<typeof RateChange>,
) {
  const { tx, today } = writing
  const { personId, orders } = await contractToChange(tx, contractId)
  demand(refusalToChangeRate(orders, startDate))
  const running = found(orderOn(orders, startDate))
  const { ended, next: period } = periodsAtRateChange(running.period, startDate)
  await saveOrder(writing, { personId, before: running, fields: { ...running, period: ended }, action: 'edit order' })
  const { internalReference, externalReference } = running
  const fields = { period, rate: baseHourlyRate, internalReference, externalReference }
  await saveNewOrder(writing, { contractId, personId, fields })
  return readContract(tx, contractId, today)
}
