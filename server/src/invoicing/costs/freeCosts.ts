import { refusalToChangeFreeCosts } from '@uurwerk/domain/invoicing/steps/refusalToChangeFreeCosts'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { orNotFound, assertAllowed, RefusalError } from '../../app/RefusalError.ts'
import { readBilledMonth } from '../billing/billedMonthStore.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { freeCostDto } from '../../timesheets/freeCosts/freeCostDto.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import {
  insertFreeCost,
  updateFreeCost,
  deleteFreeCost,
  type FreeCostRow,
  type CostToStore,
} from '../../timesheets/freeCosts/freeCostStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { accountingCostOf } from './accountingCosts.ts'
import { listAccountingCosts } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { costToStore, type CostInput } from './costToStore.ts'
import { readLastChange } from '../../app/audit/lastChangeStore.ts'

export async function freeCostsAnswer(db: Database, input: ContractMonthKey) {
  const { freeCosts } = orNotFound(await readBilledMonth(db, input))
  return { _embedded: { freeCostDtoList: freeCosts.map(freeCostDto) } }
}

/** The free costs of a contract month, locked until the end of this transaction. */
async function lockedFreeCosts(tx: Tx, month: ContractMonthKey): Promise<readonly FreeCostRow[]> {
  lockPerson(tx, month.personId)
  const { contract, freeCosts, liveInvoice } = orNotFound(await readBilledMonth(tx, month))
  assertAllowed(refusalToChangeFreeCosts({ contract, yearMonth: month.yearMonth, liveInvoice }))
  return freeCosts
}

const entityOf = ({ contractId, personId }: ContractMonthKey) =>
  ({ entity: 'contract', entityId: contractId, personId }) as const

const auditedCost = (cost: CostToStore | FreeCostRow, yearMonth: YearMonth) => ({
  yearMonth,
  description: cost.description,
  amount: quantityOfHundredths(cost.amount),
  units: cost.units,
  cost: eurosOf(cost.cost),
  accountingCostId: 'accountingCost' in cost ? cost.accountingCost.id : cost.accountingCostId,
})

export async function addFreeCost(context: CommandContext, month: ContractMonthKey, input: CostInput) {
  const { tx } = context
  await lockedFreeCosts(tx, month)
  accountingCostOf(input.accountingCostDto, { all: await listAccountingCosts(tx), alreadyUsed: [] })
  const cost = costToStore(input)
  const id = await insertFreeCost(tx, month, cost)
  await recordCallerAct(context, {
    action: 'add free cost',
    ...entityOf(month),
    after: { id, ...auditedCost(cost, month.yearMonth) },
  })
  return freeCostsAnswer(tx, month)
}

/** The values that the client read last, to compare with the stored ones. A field that is not sent is not compared. */
type CostSeen = {
  readonly id: number
  readonly description?: string | undefined
  readonly amount?: number | undefined
  readonly units?: string | undefined
  readonly cost?: number | undefined
}

type Edit = { readonly oldFreeCost: CostSeen; readonly newFreeCost: CostInput }

export async function editFreeCost(context: CommandContext, month: ContractMonthKey, input: Edit) {
  const { tx } = context
  const { oldFreeCost: seen, newFreeCost } = input
  const costs = await lockedFreeCosts(tx, month)
  const before = orNotFound(costs.find(({ id }) => id === seen.id))
  if (!isAsSeen(before, seen)) {
    const lastChange = await readLastChange(tx, 'contract', month.contractId)
    throw new RefusalError({ code: 'stale', current: freeCostDto(before), changedBy: lastChange.changedBy } as const)
  }
  accountingCostOf(newFreeCost.accountingCostDto, {
    all: await listAccountingCosts(tx),
    alreadyUsed: [before.accountingCost.id],
  })
  const after = costToStore(newFreeCost)
  await updateFreeCost(tx, before.id, after)
  await recordCallerAct(context, {
    action: 'edit free cost',
    ...entityOf(month),
    before: auditedCost(before, month.yearMonth),
    after: auditedCost(after, month.yearMonth),
  })
  return freeCostsAnswer(tx, month)
}

const isAsSeen = (stored: FreeCostRow, { description, amount, units, cost }: CostSeen): boolean =>
  isSame(description, stored.description) &&
  isSame(amount, quantityOfHundredths(stored.amount)) &&
  isSame(units, stored.units) &&
  isSame(cost, eurosOf(stored.cost))

const isSame = <T>(seen: T | undefined, stored: T): boolean => seen === undefined || seen === stored

export async function removeFreeCost(context: CommandContext, month: ContractMonthKey, id: number) {
  const { tx } = context
  const costs = await lockedFreeCosts(tx, month)
  const cost = orNotFound(costs.find((known) => known.id === id))
  await deleteFreeCost(tx, id)
  await recordCallerAct(context, {
    action: 'remove free cost',
    ...entityOf(month),
    before: { id, ...auditedCost(cost, month.yearMonth) },
  })
  return freeCostsAnswer(tx, month)
}
