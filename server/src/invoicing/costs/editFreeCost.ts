import { eurosOf } from '@uurwerk/domain/money/cents'
import { quantityOfHundredths } from '@uurwerk/domain/money/hundredths'
import { readLastChange } from '../../app/audit/lastChangeStore.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { RefusalError, orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { accountingCostOf } from './accountingCostOf.ts'
import { listAccountingCosts } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { auditedCost } from './auditedCost.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { costToStore, type CostAsked } from './costToStore.ts'
import { freeCostDto } from '../../timesheets/freeCosts/freeCostDto.ts'
import { freeCostsAnswer } from './freeCostsAnswer.ts'
import { updateFreeCost, type FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'
import { lockedFreeCosts } from './lockedFreeCosts.ts'

/**
 * The values of the free cost that the client read last. These values are compared with the stored values; a field that
 * the client does not send is not compared.
 */
type CostSeen = {
  readonly id: number
  readonly description?: string | undefined
  readonly amount?: number | undefined
  readonly units?: string | undefined
  readonly cost?: number | undefined
}

type Input = { readonly oldFreeCost: CostSeen; readonly newFreeCost: CostAsked }

export async function editFreeCost(context: CommandContext, month: ContractMonthKey, input: Input) {
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
    entity: 'contract',
    entityId: month.contractId,
    personId: month.personId,
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
