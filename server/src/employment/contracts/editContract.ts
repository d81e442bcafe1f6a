import type { Cause } from '@uurwerk/domain/people/cause'
import type { ContractEdit } from '@uurwerk/contract/contracts/contracts'
import { refusalToMoveContractStart } from '@uurwerk/domain/contracts/refusalToMoveContractStart'
import { refusalToShortenContract } from '@uurwerk/domain/contracts/refusalToShortenContract'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { contractDto } from '../../contracts/contractDto.ts'
import {
  selectFirstBusyDayOf,
  selectFixedMonths,
  updateContract,
  type ContractRow,
} from '../../contracts/contractStore.ts'
import { contractToChange, readContract } from '../../contracts/readContract.ts'
import { endContract, nothingTakenAway } from './endContract.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import { withContractEffect } from './withContractEffect.ts'
import { ordersFrom } from '@uurwerk/domain/contracts/ordersFrom'
import type { Day } from '@uurwerk/domain/time/day'
import { closeOrders, updateOrder, type OrderRow } from '../../contracts/orders/orderStore.ts'

type Asked = { readonly contractId: number; readonly preview: boolean } & z.output<typeof ContractEdit>

/** Changes the dates of a contract and closes the records after its new end (rules contracts-17, contracts-19). */
export async function editContract(context: CommandContext, { contractId, preview, ...input }: Asked) {
  const { tx, now, today } = context
  const before = await contractToChange(tx, contractId)
  const { personId } = before
  const entity = { entity: 'contract', entityId: contractId } as const
  await demandVersion(tx, {
    ...entity,
    stored: before.version,
    sent: input.version,
    current: () => contractDto(before, today),
  })
  const period = {
    start: input.startDate ?? before.period.start,
    end: input.endDate === undefined ? before.period.end : input.endDate,
  }
  const reference = input.reference ?? before.reference
  const purchaseOrder = input.purchaseOrder ?? before.purchaseOrder
  await demandPeriod(context, before, period)
  return withContractEffect(context, { personId, preview }, async () => {
    await updateContract(tx, contractId, { period, reference, purchaseOrder })
    const orders = await moveContractStart(context, before, period.start)
    const ended = period.end === null ? nothingTakenAway : await endContract(context, { ...before, orders }, period.end)
    const takenAway = { ...ended, orders: ended.orders + before.orders.length - orders.length }
    const openedMonths = await settleStoredMonths(tx, {
      personId,
      from: monthOf(earlier(period.start, before.period.start)),
      now,
    })
    const facts = {
      before: { ...before.period, reference: before.reference, purchaseOrder: before.purchaseOrder },
      after: { ...period, reference, purchaseOrder, takenAway },
    }
    await recordCallerAct(context, { action: 'edit contract', ...entity, personId, ...facts })
    return { answer: { ...(await readContract(tx, contractId, today)), takenAway }, openedMonths }
  })
}

async function demandPeriod(
  { tx }: CommandContext,
  { id, period, employment }: ContractRow,
  { start, end }: DayPeriod,
): Promise<void> {
  if (start !== period.start) {
    const firstBusyDay = await selectFirstBusyDayOf(tx, id)
    assertAllowed(refusalToMoveContractStart({ employment, contractEnd: end, firstBusyDay }, start))
  }
  if (end !== null && end !== period.end) {
    assertAllowed(refusalToShortenContract({ contractStart: start, fixedMonths: await selectFixedMonths(tx, id) }, end))
  }
}

const earlier = <Text extends string>(a: Text, b: Text): Text => (a < b ? a : b)

/**
 * Moves the orders of a contract together with its start, and returns the orders that remain. The caller must call
 * `refusalToMoveContractStart` before this function.
 */
async function moveContractStart(
  { tx, now }: CommandContext,
  { orders, period }: ContractRow,
  start: Day,
): Promise<readonly OrderRow[]> {
  if (start === period.start) return orders
  const { kept, closed } = ordersFrom(orders, { before: period.start, after: start })
  const cause: Cause = { code: 'contract_start_moved', detail: start }
  await closeOrders(
    tx,
    closed.map(({ id }) => id),
    { now, cause },
  )
  for (const order of kept.filter((each) => !orders.includes(each))) await updateOrder(tx, order.id, order)
  return kept
}
