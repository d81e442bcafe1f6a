import type { AuditAction } from '@uurwerk/contract/audit/actions'
import type { NewOrder, OrderEdit, RateChange } from '@uurwerk/contract/contracts/contracts'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import type { z } from 'zod'
import { refusalToChangeOrder } from '@uurwerk/domain/contracts/refusalToChangeOrder'
import { orderOn } from '@uurwerk/domain/contracts/orderOn'
import type { Cents } from '@uurwerk/domain/money/cents'
import { periodsAtRateChange } from '@uurwerk/domain/contracts/periodsAtRateChange'
import { refusalToChangeRate } from '@uurwerk/domain/contracts/refusalToChangeRate'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { insertOrder, updateOrder, type OrderFields, type OrderRow } from './orderStore.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { orderDto } from './orderDto.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { orderFactsOf } from '../contractDto.ts'
import { contractToChange, readContract } from '../readContract.ts'
import { orderFieldsOf } from './orderFieldsOf.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import { deleteOrder, readUsesOfOrder } from '../contractUseStore.ts'

type OrderToAdd = { readonly contractId: number; readonly personId: number; readonly fields: OrderFields }

async function saveNewOrder(context: CommandContext, { contractId, personId, fields }: OrderToAdd): Promise<void> {
  const { tx } = context
  const entityId = await insertOrder(tx, contractId, fields)
  await recordCallerAct(context, {
    action: 'add order',
    entity: 'order',
    entityId,
    personId,
    after: { contractId, ...fields },
  })
}

type OrderChange = {
  readonly personId: number
  readonly before: OrderRow
  readonly fields: OrderFields
  readonly action: AuditAction
}

/** The shifts in the period get the saved rate, except in invoiced months (rule contracts-30). */
async function saveOrder(context: CommandContext, { personId, before, fields, action }: OrderChange): Promise<void> {
  const { tx } = context
  await updateOrder(tx, before.id, fields)
  const { id, version: _, ...stored } = before
  await recordCallerAct(context, { action, entity: 'order', entityId: id, personId, before: stored, after: fields })
}

/** Refuses to save an order when somebody changed it after the caller read it (rule audit-17). */
const assertOrderVersion = (tx: Tx, order: OrderRow, sent: number | undefined): Promise<void> =>
  assertVersion(tx, {
    entity: 'order',
    entityId: order.id,
    stored: order.version,
    sent,
    current: () => orderDto(order),
  })

export async function addOrder(context: CommandContext, contractId: number, input: z.output<typeof NewOrder>) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const fields = orderFieldsOf(input)
  assertAllowed(refusalToAddOrder(orderFactsOf(contract), fields.period))
  await saveNewOrder(context, { contractId, personId: contract.personId, fields })
  return readContract(tx, contractId, today)
}

type Edit = z.output<typeof OrderEdit>

export async function editOrder(context: CommandContext, contractId: number, input: Edit) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const before = orNotFound(contract.orders.find(({ id }) => id === input.id))
  await assertOrderVersion(tx, before, input.version)
  const fields = changed(before, input)
  assertAllowed(refusalToChangeOrder(orderFactsOf(contract), { id: before.id, period: fields.period }))
  await saveOrder(context, { personId: contract.personId, before, fields, action: 'edit order' })
  return readContract(tx, contractId, today)
}

const changed = ({ period, ...before }: OrderRow, input: Edit): OrderFields => ({
  period: { start: input.startDate ?? period.start, end: input.endDate === undefined ? period.end : input.endDate },
  rate: input.baseHourlyRate ?? before.rate,
  internalReference: input.internalReference ?? before.internalReference,
  externalReference: input.externalReference ?? before.externalReference,
  purchaseOrder: input.purchaseOrder ?? before.purchaseOrder,
})

type NewRate = { readonly baseHourlyRate: Cents; readonly version?: number | undefined }

/** Changes the hourly rate of the order (a period of a contract with a rate) that is valid today. */
export async function editHourlyRate(context: CommandContext, contractId: number, input: NewRate) {
  const { tx, today } = context
  const contract = await contractToChange(tx, contractId)
  const before = orderOn(contract.orders, today)
  if (before === null) throw new RefusalError({ code: 'no_order_today' })
  await assertOrderVersion(tx, before, input.version)
  await saveOrder(context, {
    personId: contract.personId,
    before,
    fields: { ...before, rate: input.baseHourlyRate },
    action: 'edit hourly rate',
  })
  return readContract(tx, contractId, today)
}

/**
 * Starts a new hourly rate on a day. The current order ends on the day before, and a new order gets the end date and
 * the references of the current order.
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

type OneOrder = { readonly contractId: number; readonly orderId: number }

export async function removeOrder(context: CommandContext, { contractId, orderId }: OneOrder) {
  const { tx, today } = context
  const { personId, orders } = await contractToChange(tx, contractId)
  const { id, version: _, ...fields } = orNotFound(orders.find((order) => order.id === orderId))
  const uses = await readUsesOfOrder(tx, id)
  await removeRecord(context, { entity: 'order', id, uses, remove: () => deleteOrder(tx, id) })
  await recordCallerAct(context, {
    action: 'remove order',
    entity: 'order',
    entityId: id,
    personId,
    before: { contractId, ...fields },
  })
  return readContract(tx, contractId, today)
}
