import type { RemovedRecord } from '@uurwerk/contract/removals'
import { refusalToAddOrder } from '@uurwerk/domain/contracts/refusalToAddOrder'
import { refusalToCreateContract } from '@uurwerk/domain/contracts/refusalToCreateContract'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { lockPerson } from '../app/lockPersonStore.ts'
import { restoreRows, takeRows, type KeptRows } from '../app/removals/removedRecordStore.ts'
import { grantWeekendHolidays } from '../absences/holidays/grantWeekendHolidays.ts'
import { settleStoredMonths } from '../balances/months/settleStoredMonths.ts'
import { readContractRow, type ContractRow } from '../contracts/contractStore.ts'
import { contractToChange } from '../contracts/readContract.ts'
import { lockCustomers } from '../customers/customerStore.ts'
import { isConstraintViolation } from '../platform/db/errors/violatedConstraint.ts'

type Input = z.output<typeof RemovedRecord>

/** Restores a removed record with its old id and all its rows (rule people-71). */
export async function undoRemoval(context: CommandContext, record: Input): Promise<Record<never, never>> {
  const { tx, actor, now } = context
  const { entity, id } = record
  const rows = await takeRows(tx, { ...record, actorId: actor.personId, now })
  if (rows === null) throw new RefusalError({ code: 'nothing_to_undo' })
  await lockOwners(context, rows)
  await nothingToUndoWhenUnfit(() => restoreRows(tx, record, rows.kept))
  const personId = await settle(context, record, rows)
  await recordCallerAct(context, { action: 'undo removal', entity, entityId: id, personId })
  return {}
}

/**
 * Locks the person, the contract or the customers of the removed record. All commands lock these records in the same
 * order, so that they cannot deadlock.
 */
async function lockOwners({ tx }: CommandContext, rows: KeptRows): Promise<void> {
  const { personId, customerId, contractId, parentId } = rows
  if (personId !== null) lockPerson(tx, personId)
  else if (contractId !== null) await contractToChange(tx, contractId)
  const customerIds = [customerId, parentId].filter((id) => id !== null)
  if (customerIds.length === 0) return
  const customers = await lockCustomers(tx, customerIds)
  const parent = customers.find(({ id }) => id === parentId)
  if (parent !== undefined && parent.parentId !== null) throw new RefusalError({ code: 'parent_unusable' })
}

/** Checks the business rules for the restored record, because other records can have changed since HR removed it. */
async function settle(context: CommandContext, { entity, id }: Input, rows: KeptRows): Promise<number | null> {
  const { tx, actor, now } = context
  if (entity === 'person') {
    // HR may have added or removed a public holiday after HR removed the person.
    await grantWeekendHolidays(tx, { personId: id, actorId: actor.personId, now, cause: { code: 'employment_begun' } })
    return id
  }
  if (entity === 'contract') {
    const { personId, period, employment } = orNotFound(await readContractRow(tx, id))
    // A contract is restored also when its customer is inactive now. The orders of the contract are already restored
    // here.
    assertAllowed(refusalToCreateContract({ employment, customerActive: true }, { period, firstOrder: period }))
    await settleStoredMonths(tx, { personId, from: monthOf(period.start), now })
    return personId
  }
  if (entity !== 'order' || rows.contractId === null) return null
  const contract = orNotFound(await readContractRow(tx, rows.contractId))
  assertOrderFits(contract, id)
  return contract.personId
}

function assertOrderFits({ period, orders }: ContractRow, orderId: number): void {
  const order = orNotFound(orders.find(({ id }) => id === orderId))
  const others = orders.filter(({ id }) => id !== orderId)
  assertAllowed(refusalToAddOrder({ contract: period, orders: others }, order.period))
}

/** Another record can have the name of the removed record now, so that the insert fails. */
async function nothingToUndoWhenUnfit(restore: () => Promise<void>): Promise<void> {
  try {
    await restore()
  } catch (error) {
    throw isConstraintViolation(error) ? new RefusalError({ code: 'nothing_to_undo' }) : error
  }
}
