import type { editAccountingCost as call } from '@uurwerk/contract/accountingCosts'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { recordAudit } from '../audit/recordAudit.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { refusedWhenTaken } from '../http/refusedWhenTaken.ts'
import type { CommandContext } from '../http/route.ts'
import { accountingCostsAnswer } from './accountingCostsAnswer.ts'
import { lockAccountingCost, updateAccountingCost } from './accountingCostStore.ts'

/** Changes an accounting cost. Existing invoices keep the name and the code that they were made with. */
export async function editAccountingCost({ tx, actor, now }: CommandContext, id: number, input: BodyOf<typeof call>) {
  const { id: _, ...before } = orNotFound(await lockAccountingCost(tx, id))
  const after = { ...input, vatRegime: input.vatRegime === undefined ? before.vatRegime : input.vatRegime }
  await refusedWhenTaken({ accounting_costs_name: 'accounting_cost_name_taken' }, () =>
    updateAccountingCost(tx, id, after),
  )
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'edit accounting cost',
    entity: 'accounting cost',
    entityId: id,
    before,
    after,
  })
  return accountingCostsAnswer(tx)
}
