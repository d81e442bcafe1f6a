import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { accountingCostOf } from './accountingCostOf.ts'
import { listAccountingCosts } from '../../timesheets/freeCosts/accountingCostStore.ts'
import { auditedCost } from './auditedCost.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { costToStore, type CostAsked } from './costToStore.ts'
import { freeCostsAnswer } from './freeCostsAnswer.ts'
import { insertFreeCost } from '../../timesheets/freeCosts/freeCostStore.ts'
import { lockedFreeCosts } from './lockedFreeCosts.ts'

export async function addFreeCost(context: CommandContext, month: ContractMonthKey, input: CostAsked) {
  const { tx } = context
  await lockedFreeCosts(tx, month)
  accountingCostOf(input.accountingCostDto, { all: await listAccountingCosts(tx), alreadyUsed: [] })
  const cost = costToStore(input)
  const id = await insertFreeCost(tx, month, cost)
  await recordCallerAct(context, {
    action: 'add free cost',
    entity: 'contract',
    entityId: month.contractId,
    personId: month.personId,
    after: { id, ...auditedCost(cost, month.yearMonth) },
  })
  return freeCostsAnswer(tx, month)
}
