import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { auditedCost } from './auditedCost.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { freeCostsAnswer } from './freeCostsAnswer.ts'
import { deleteFreeCost } from '../../timesheets/freeCosts/freeCostStore.ts'
import { lockedFreeCosts } from './lockedFreeCosts.ts'

export async function removeFreeCost(context: CommandContext, month: ContractMonthKey, id: number) {
  const { tx } = context
  const costs = await lockedFreeCosts(tx, month)
  const cost = orNotFound(costs.find((known) => known.id === id))
  await deleteFreeCost(tx, id)
  await recordCallerAct(context, {
    action: 'remove free cost',
    entity: 'contract',
    entityId: month.contractId,
    personId: month.personId,
    before: { id, ...auditedCost(cost, month.yearMonth) },
  })
  return freeCostsAnswer(tx, month)
}
