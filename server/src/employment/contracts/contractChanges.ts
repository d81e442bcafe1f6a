import type { NewContract, ContractEdit } from '@uurwerk/contract/contracts/contracts'
import { refusalToCreateContract } from '@uurwerk/domain/contracts/refusalToCreateContract'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { Cause } from '@uurwerk/domain/people/cause'
import { refusalToMoveContractStart } from '@uurwerk/domain/contracts/refusalToMoveContractStart'
import { refusalToShortenContract } from '@uurwerk/domain/contracts/refusalToShortenContract'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { ordersFrom } from '@uurwerk/domain/contracts/ordersFrom'
import type { Day } from '@uurwerk/domain/time/day'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { lockCustomers } from '../../customers/customerStore.ts'
import { assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { readPersonRow } from '../../people/peopleStore.ts'
import {
  insertContract,
  readFirstBusyDayOf,
  listFixedMonths,
  updateContract,
  type ContractRow,
} from '../../contracts/contractStore.ts'
import { orderFieldsOf } from '../../contracts/orders/orderFieldsOf.ts'
import { insertOrder, closeOrders, updateOrder, type OrderRow } from '../../contracts/orders/orderStore.ts'
import { readContract, contractToChange } from '../../contracts/readContract.ts'
import { settleStoredMonths } from '../../balances/months/settleStoredMonths.ts'
import { withContractEffect } from './withContractEffect.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { contractDto } from '../../contracts/contractDto.ts'
import { endContract, nothingTakenAway } from './endContract.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import { deleteContracts, readUsesOfContracts } from '../../contracts/contractUseStore.ts'

type NewContractInput = z.output<typeof NewContract> & { readonly preview?: boolean }

/** Creates a contract with its first order (a period with an hourly rate) (rule contracts-1). */
export async function createContract(context: CommandContext, { preview = false, ...input }: NewContractInput) {
  const { tx, now, today } = context
  const { userId: personId, customerId, reference, purchaseOrder } = input
  lockPerson(tx, personId)
  const person = await readPersonRow(tx, personId, today)
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

type EditInput = { readonly contractId: number; readonly preview: boolean } & z.output<typeof ContractEdit>

/**
 * Changes a contract. When the contract gets a later end, records that an earlier end closed stay closed (rule
 * contracts-17). A request with an old version of the contract is refused (rule audit-17).
 */
export async function editContract(context: CommandContext, { contractId, preview, ...input }: EditInput) {
  const { tx, now, today } = context
  const before = await contractToChange(tx, contractId)
  const { personId } = before
  const entity = { entity: 'contract', entityId: contractId } as const
  await assertVersion(tx, {
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
  await assertContractPeriod(context, before, period)
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

async function assertContractPeriod(
  { tx }: CommandContext,
  { id, period, employment }: ContractRow,
  { start, end }: DayPeriod,
): Promise<void> {
  if (start !== period.start) {
    const firstBusyDay = await readFirstBusyDayOf(tx, id)
    assertAllowed(refusalToMoveContractStart({ employment, contractEnd: end, firstBusyDay }, start))
  }
  if (end !== null && end !== period.end) {
    assertAllowed(refusalToShortenContract({ contractStart: start, fixedMonths: await listFixedMonths(tx, id) }, end))
  }
}

const earlier = <Text extends string>(a: Text, b: Text): Text => (a < b ? a : b)

/**
 * Changes the start of a contract and of its orders, and returns the orders that remain. The caller must call
 * `refusalToMoveContractStart` first.
 */
async function moveContractStart(
  { tx, now }: CommandContext,
  { orders, period }: ContractRow,
  start: Day,
): Promise<readonly OrderRow[]> {
  if (start === period.start) return orders
  const { kept, closed } = ordersFrom(orders, { before: period.start, after: start })
  const cause: Cause = { code: 'contract_start_moved', detail: start }
  await closeOrders(tx, closed, { now, cause })
  for (const order of kept.filter((each) => !orders.includes(each))) await updateOrder(tx, order.id, order)
  return kept
}

/** Removes a contract. When it was the only unconfirmed contract of a month, that month then counts as confirmed. */
export async function removeContract(context: CommandContext, id: number): Promise<Record<never, never>> {
  const { tx, now } = context
  const { personId, customerId, period, reference, orders } = await contractToChange(tx, id)
  const uses = await readUsesOfContracts(tx, [id])
  await removeRecord(context, { entity: 'contract', id, uses, remove: () => deleteContracts(tx, [id]) })
  await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
  await recordCallerAct(context, {
    action: 'remove contract',
    entity: 'contract',
    entityId: id,
    personId,
    before: { customerId, ...period, reference, orders: orders.length },
  })
  return {}
}
