import type { Cause } from '@uurwerk/domain/people/cause'
import type { TakenAway } from '@uurwerk/contract/people/takenAway'
import { ordersUntil } from '@uurwerk/domain/contracts/ordersUntil'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import { refreshStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import { settleHolidayGrants } from '../../absences/holidays/settleHolidayGrants.ts'
import type { CommandContext } from '../../app/context.ts'
import { closeShiftsAfter, dropLocksAfter } from '../../contracts/closingStore.ts'
import type { ContractRow } from '../../contracts/contractStore.ts'
import { closeOrders, updateOrder } from '../../contracts/orders/orderStore.ts'

export const nothingTakenAway: z.output<typeof TakenAway> = {
  shifts: [],
  absences: [],
  orders: 0,
  months: [],
  removedRecupHolidays: [],
}

/**
 * Closes shifts and orders after the last day, and deletes the locked planning of later months. The caller must call
 * `refusalToShortenContract` first (rules contracts-13, contracts-15).
 */
export async function endContract(
  { tx, actor, now }: CommandContext,
  contract: ContractRow,
  lastDay: Day,
): Promise<z.output<typeof TakenAway>> {
  const { id: contractId, personId } = contract
  const cause: Cause = { code: 'contract_shortened', detail: lastDay }
  const { kept, closed } = ordersUntil(contract.orders, lastDay)
  await closeOrders(tx, closed, { now, cause })
  for (const order of kept.filter((each) => !contract.orders.includes(each))) await updateOrder(tx, order.id, order)
  const shifts = await closeShiftsAfter(tx, { personId, contractId, lastDay, now, cause })
  const months = await dropLocksAfter(tx, { personId, contractId, lastDay })
  const removedRecupHolidays = await settleHolidayGrants(tx, {
    personId,
    days: shifts,
    actorId: actor.personId,
    now,
    cause,
  })
  await refreshStoredMonths(tx, { personId, days: shifts, now })
  return { shifts, absences: [], orders: closed.length, months, removedRecupHolidays }
}
